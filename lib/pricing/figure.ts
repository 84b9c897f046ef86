import { type Fee, feesOf, type StoredFee, sumOf } from './fees.ts'
import {
  discounted,
  type PriceRange,
  parsePriceRange,
  priceRangeOrFallback,
  timesFactor,
} from './price-range.ts'

/**
 * The kinds of price ranges (docs/product.md, Money). Of a service: `range` in Canada, `cityAverage` and `cityRange` in a city,
 * `estimate` for choices. Of a city: `mostJobs`, the range in which most small jobs cost, whatever the service.
 */
export type FigureName = 'range' | 'cityAverage' | 'cityRange' | 'mostJobs' | 'estimate'

/** A price range with its kind, such as `$140-$380` with `cityAverage` and Toronto. */
export interface Figure extends PriceRange {
  name: FigureName
  /** The city's name, when the figure is for a city. */
  city?: string
  /** The compulsory fees that are included; missing without any. */
  fees?: readonly Fee[]
}

/** What a figure is, without its amounts. */
export type FigureKind = Pick<Figure, 'name' | 'city'>

export interface PricedService {
  _id: string
  /** A text such as $100-$300, without the compulsory fees. */
  priceRange: string | null
  /** Every price of the service includes them. */
  compulsoryFees: StoredFee[] | null
}

/** The prices in a city's document. */
export interface CityPrices {
  name: string
  /** The factor for both ends of a price range, such as 1.15; `null` when the city has none. */
  multiplier: number | null
  /** Average price ranges as text, such as `$140-$380`, by the service's `_id`. */
  averages: Readonly<Record<string, string>>
}

interface StoredCity {
  name: string | null
  localPricing: {
    baseMultiplier: number | null
    averageRates: { range: string | null; service: string | null }[] | null
  } | null
}

/** The prices of a city, from its document. */
export function cityPrices({ name, localPricing }: StoredCity): CityPrices {
  const averages = (localPricing?.averageRates ?? []).flatMap(({ range, service }) =>
    range && service ? [[service, range]] : [],
  )
  return {
    name: name ?? '',
    multiplier: localPricing?.baseMultiplier ?? null,
    averages: Object.fromEntries(averages),
  }
}

/**
 * The one price that a service is shown with before choices are made (docs/product.md, Money), with its compulsory fees. `null`
 * when the service's price range cannot be read.
 */
export function figureOf(service: PricedService, city?: CityPrices | null): Figure | null {
  const average = city && averageOf(service, city)
  if (average) return average
  const range = parsePriceRange(service.priceRange)
  return range && inCity(range, city, feesOf(service))
}

/** The price in Canada like `figureOf`, but with $100-$300 for a price range that cannot be read. */
export function figureOrFallback(service: Omit<PricedService, '_id'>): Figure {
  return inCity(priceRangeOrFallback(service.priceRange), null, feesOf(service))
}

/**
 * The average price of a service in a city; `null` when none is stored. A rate that equals the service's range times the city's
 * multiplier was calculated and is no average: sample content of earlier releases has such rates. Staff write averages with the
 * compulsory fees in them, so one that is lower than the fees alone is none either.
 */
export function averageOf(service: PricedService, city: CityPrices): Figure | null {
  const average = parsePriceRange(city.averages[service._id])
  const fees = feesOf(service)
  if (!average || average.min < sumOf(fees)) return null
  const range = parsePriceRange(service.priceRange)
  const computed = range ? [inCity(range, city, []), inCity(range, city, fees)] : []
  if (computed.some(({ min, max }) => min === average.min && max === average.max)) return null
  return withFees({ name: 'cityAverage', city: city.name, ...average }, fees)
}

/** What most figures of a list are, which the list says once above them; `null` without figures. */
export function kindOfMost(figures: readonly (Figure | null)[]): FigureKind | null {
  const kinds = Map.groupBy(
    figures.filter((figure) => figure !== null),
    ({ name }) => name,
  )
  const [most] = [...kinds.values()].toSorted((one, other) => other.length - one.length)
  return most?.[0] ?? null
}

/** The range in which most jobs in a city cost, such as `$120-$450`; `null` when the city's text cannot be read. */
export function mostJobsOf(city: { name: string | null; pricingRange: string | null }): Figure | null {
  const range = parsePriceRange(city.pricingRange)
  return range && { name: 'mostJobs', city: city.name ?? '', ...range }
}

export interface PricedBundle {
  /** In percent. */
  discount: number | null
  services: Omit<PricedService, '_id'>[] | null
}

/** The price of a bundle's services when they are ordered one by one: the sum of their ranges, times the city's multiplier, and their fees. */
export function separatelyOf({ services }: PricedBundle, city?: CityPrices | null): Figure {
  const ranges = (services ?? []).map(({ priceRange }) => priceRangeOrFallback(priceRange))
  const sum = (end: keyof PriceRange) => ranges.reduce((total, range) => total + range[end], 0)
  return inCity({ min: sum('min'), max: sum('max') }, city, (services ?? []).flatMap(feesOf))
}

/** The price of a bundle: the sum of its services with their fees, less the discount. A fee in it has no amount of its own. */
export function bundleFigureOf(bundle: PricedBundle, city?: CityPrices | null): Figure {
  const { fees = [], ...separately } = separatelyOf(bundle, city)
  const names = new Set(fees.map(({ name }) => name))
  return withFees(
    { ...separately, ...discounted(separately, bundle.discount ?? 0) },
    [...names].map((name) => ({ name, amount: null })),
  )
}

function inCity(range: PriceRange, city: CityPrices | null | undefined, fees: readonly Fee[]): Figure {
  const { multiplier, name } = city ?? {}
  const place: Pick<Figure, 'name' | 'city'> = multiplier
    ? { name: 'cityRange', city: name }
    : { name: 'range' }
  return withFees({ ...place, ...timesFactor(range, multiplier || 1, sumOf(fees)) }, fees)
}

/** Notes the fees that a figure includes. */
export const withFees = (figure: Figure, fees: readonly Fee[]): Figure =>
  fees.length > 0 ? { ...figure, fees } : figure
