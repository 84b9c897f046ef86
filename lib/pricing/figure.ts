import {
  discounted,
  type PriceRange,
  parsePriceRange,
  priceRangeOrFallback,
  timesFactor,
} from './price-range.ts'

/**
 * The kinds of price ranges (docs/product.md, Money). Of a service: `range` in Canada, `cityAverage` and `cityRange` in a city,
 * `estimate` for choices. Of a city: `mostJobs`, the range in which most jobs cost, whatever the service.
 */
export type FigureName = 'range' | 'cityAverage' | 'cityRange' | 'mostJobs' | 'estimate'

/** A price range with its kind, such as `$140-$380` with `cityAverage` and Toronto. */
export interface Figure extends PriceRange {
  name: FigureName
  /** The city's name, when the figure is for a city. */
  city?: string
}

export interface PricedService {
  _id: string
  /** A text such as $100-$300. */
  priceRange: string | null
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
 * The one price that a service is shown with before choices are made (docs/product.md, Money). `null` when the service's price
 * range cannot be read.
 */
export function figureOf(service: PricedService, city?: CityPrices | null): Figure | null {
  const average = city && averageOf(service, city)
  if (average) return average
  const range = parsePriceRange(service.priceRange)
  return range && inCity(range, city)
}

/**
 * The average price of a service in a city; `null` when none is stored. A rate that equals the service's range times the city's
 * multiplier was calculated and is no average: sample content of earlier releases has such rates.
 */
export function averageOf({ _id, priceRange }: PricedService, city: CityPrices): Figure | null {
  const average = parsePriceRange(city.averages[_id])
  if (!average) return null
  const range = parsePriceRange(priceRange)
  const computed = range && inCity(range, city)
  if (computed?.min === average.min && computed.max === average.max) return null
  return { name: 'cityAverage', city: city.name, ...average }
}

/** The range in which most jobs in a city cost, such as `$120-$450`; `null` when the city's text cannot be read. */
export function mostJobsOf(city: { name: string | null; pricingRange: string | null }): Figure | null {
  const range = parsePriceRange(city.pricingRange)
  return range && { name: 'mostJobs', city: city.name ?? '', ...range }
}

interface PricedBundle {
  /** In percent. */
  discount: number | null
  services: Pick<PricedService, 'priceRange'>[] | null
}

/** The price of a bundle's services when they are ordered one by one: the sum of their ranges, times the city's multiplier. */
export function separatelyOf({ services }: PricedBundle, city?: CityPrices | null): Figure {
  const ranges = (services ?? []).map(({ priceRange }) => priceRangeOrFallback(priceRange))
  const sum = (end: keyof PriceRange) => ranges.reduce((total, range) => total + range[end], 0)
  return inCity({ min: sum('min'), max: sum('max') }, city)
}

/** The price of a bundle: the sum of its services, less the discount. */
export function bundleFigureOf(bundle: PricedBundle, city?: CityPrices | null): Figure {
  const separately = separatelyOf(bundle, city)
  return { ...separately, ...discounted(separately, bundle.discount ?? 0) }
}

function inCity(range: PriceRange, city: CityPrices | null | undefined): Figure {
  if (!city?.multiplier) return { name: 'range', ...range }
  return { name: 'cityRange', city: city.name, ...timesFactor(range, city.multiplier) }
}
