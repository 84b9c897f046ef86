import type { PricedService } from './figure.ts'
import { parsePriceRange } from './price-range.ts'

interface ComparableService extends PricedService {
  catalogueNumber: number | null
  warrantyMonths: number | null
}

/** The most services beside the one of the page. */
const MOST_OTHERS = 2

/** The greatest distance of a second service: eight times the price, for a neighbour in the catalogue somewhat less. */
const FARTHEST = 3
/** The distance of neighbours in the catalogue, where services of one kind stand together. A price twice as high counts 1. */
const ONE_PLACE = 0.25

/** The months of warranty where no document says them (docs/product.md, Guarantee page). */
export const USUAL_WARRANTY = 12

type Warranted = { warrantyMonths: number | null } | null | undefined

/** The months of warranty on the work of a service: its own, those of its category, or those of the guarantee. */
export const warrantyOf = (service: Warranted, category: Warranted, guarantee: Warranted): number =>
  service?.warrantyMonths ?? category?.warrantyMonths ?? guarantee?.warrantyMonths ?? USUAL_WARRANTY

/**
 * A service, then those of its category that come nearest in kind and price (docs/product.md, Comparison): the nearest, and a
 * second one unless it is far. Each has its months of warranty (`warrantyOf`).
 */
export function comparedServices<Service extends ComparableService>(
  service: Service,
  category: { warrantyMonths: number | null; related: readonly Service[] } | null,
  guarantee: Warranted,
): Service[] {
  const others = (category?.related ?? [])
    .map((other) => ({ other, far: distance(service, other) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, MOST_OTHERS)
    .filter(({ far }, place) => place === 0 || far <= FARTHEST)
  return [service, ...others.map(({ other }) => other)].map((one) => ({
    ...one,
    warrantyMonths: warrantyOf(one, category, guarantee),
  }))
}

/** How often the price doubles from one service to the other, and how far apart they stand in the catalogue. */
function distance(one: ComparableService, other: ComparableService): number {
  const [price, otherPrice] = [parsePriceRange(one.priceRange), parsePriceRange(other.priceRange)]
  if (!price || !otherPrice) return Number.POSITIVE_INFINITY
  // Half the logarithm of both ends together is that of their geometric mean.
  const doublings = Math.abs(Math.log2((price.min * price.max) / (otherPrice.min * otherPrice.max))) / 2
  return doublings + ONE_PLACE * Math.abs((one.catalogueNumber ?? 0) - (other.catalogueNumber ?? 0))
}
