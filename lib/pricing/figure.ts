import {
  discounted,
  type PriceRange,
  parsePriceRange,
  priceRangeOrFallback,
  timesFactor,
} from './price-range.ts'

/**
 * What a figure is (docs/product.md, Money): the service's price range, for Canada; what is paid for it on average in a
 * city; its price range in a city; what most jobs cost in a city, whatever the service; an estimate for choices.
 */
export type FigureName = 'range' | 'cityAverage' | 'cityRange' | 'mostJobs' | 'estimate'

/** A price with its name. */
export interface Figure extends PriceRange {
  name: FigureName
  /** The city's name, of a figure that is a city's. */
  city?: string
}

export interface PricedService {
  _id: string
  /** Text such as $100-$300. */
  priceRange: string | null
}

/** What a city's document says about prices. */
export interface CityPrices {
  name: string
  /** Both ends of a price range are multiplied by it. */
  multiplier: number | null
  /** What is paid on average, as text, by the service's `_id`. */
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
 * The one price that a service is shown with, where no choices have been made (docs/product.md, Money). `null` where
 * the service's price range cannot be read.
 */
export function figureOf(service: PricedService, city?: CityPrices | null): Figure | null {
  const average = city && averageOf(service, city)
  if (average) return average
  const range = parsePriceRange(service.priceRange)
  return range && inCity(range, city)
}

/**
 * What is paid for a service on average in a city; `null` where nobody has said so. A rate that is the service's range
 * times the city's multiplier was computed and is no average: sample content of earlier releases has such rates.
 */
export function averageOf({ _id, priceRange }: PricedService, city: CityPrices): Figure | null {
  const average = parsePriceRange(city.averages[_id])
  if (!average) return null
  const range = parsePriceRange(priceRange)
  const computed = range && inCity(range, city)
  if (computed?.min === average.min && computed.max === average.max) return null
  return { name: 'cityAverage', city: city.name, ...average }
}

/** What most jobs in a city cost; `null` where its text cannot be read. */
export function mostJobsOf(city: { name: string | null; pricingRange: string | null }): Figure | null {
  const range = parsePriceRange(city.pricingRange)
  return range && { name: 'mostJobs', city: city.name ?? '', ...range }
}

interface PricedBundle {
  /** In percent. */
  discount: number | null
  services: Pick<PricedService, 'priceRange'>[] | null
}

/** What the services of a bundle cost one by one: the sum of their ranges, times the city's multiplier. */
export function separatelyOf({ services }: PricedBundle, city?: CityPrices | null): Figure {
  const ranges = (services ?? []).map(({ priceRange }) => priceRangeOrFallback(priceRange))
  const sum = (end: keyof PriceRange) => ranges.reduce((total, range) => total + range[end], 0)
  return inCity({ min: sum('min'), max: sum('max') }, city)
}

/** The price of a bundle: that of its services, less the discount. */
export function bundleFigureOf(bundle: PricedBundle, city?: CityPrices | null): Figure {
  const separately = separatelyOf(bundle, city)
  return { ...separately, ...discounted(separately, bundle.discount ?? 0) }
}

function inCity(range: PriceRange, city: CityPrices | null | undefined): Figure {
  if (!city?.multiplier) return { name: 'range', ...range }
  return { name: 'cityRange', city: city.name, ...timesFactor(range, city.multiplier) }
}
