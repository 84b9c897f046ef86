import { type PriceRange, priceRangeOrFallback } from '../../pricing/price-range.ts'

/** The bounds and the step of the price slider, in dollars. */
export const PRICE_SLIDER = { min: 50, max: 2000, step: 50 }

/** The positions of the slider's ends before one of them is moved. */
export const FIRST_PRICE: Readonly<PriceRange> = { min: 50, max: 1000 }

/** How many categories the panel of the header's search offers as filters. */
export const SHOWN_CATEGORIES = 6
/** How many results the panel shows. */
export const SHOWN_RESULTS = 8

/** The filters of the header's search (docs/product.md, Search filters). They combine with AND. */
export interface GlobalFilters {
  /** A service's price range must lie completely inside this range. `null` until a slider is moved. */
  price: PriceRange | null
  /** Slugs; an empty list means any. */
  categories: string[]
  cities: string[]
  licensedOnly: boolean
  emergency: boolean
  /** The least number of stars. */
  rating: number | null
}

export const NO_GLOBAL_FILTERS: Readonly<GlobalFilters> = {
  price: null,
  categories: [],
  cities: [],
  licensedOnly: false,
  emergency: false,
  rating: null,
}

/** The data of a service for the filters. */
export interface FilteredService {
  category: string
  licensed?: true
  urgent?: true
  /** The mean rating of the service's reviews, if it has any. */
  rating?: number
}

export interface FilteredCity {
  /** Whether the city has an emergency service. */
  emergency?: true
  /** The average rating of the city's reviews, if it has any. */
  rating?: number
}

/** A service, a city, or a service in a city. */
export interface Filtered {
  service?: FilteredService
  /** The service's price, in the city if there is one; `null` when it cannot be read. */
  price: PriceRange | null
  city?: FilteredCity
}

/** Whether a candidate passes the filters, except the chosen cities. A service without reviews has the rating of its city. */
export function passes({ service, city, price }: Filtered, filters: GlobalFilters): boolean {
  const rating = service?.rating ?? city?.rating ?? 0
  return (
    (!service || suits(service, price, filters)) &&
    (!filters.emergency || ((service?.urgent ?? !service) && (city?.emergency ?? !city))) &&
    (filters.rating === null || rating >= filters.rating)
  )
}

function suits(service: FilteredService, price: PriceRange | null, filters: GlobalFilters): boolean {
  return (
    (filters.price === null || liesInside(price ?? priceRangeOrFallback(null), filters.price)) &&
    (filters.categories.length === 0 || filters.categories.includes(service.category)) &&
    (!filters.licensedOnly || service.licensed === true)
  )
}

/** The upper end of the slider means this price or more. */
function liesInside({ min, max }: PriceRange, slider: PriceRange): boolean {
  return min >= slider.min && (max <= slider.max || slider.max === PRICE_SLIDER.max)
}

/** The number of set filters. The two ends of the price count as one. */
export function countGlobalFilters(filters: GlobalFilters): number {
  const single = [filters.price !== null, filters.licensedOnly, filters.emergency, filters.rating !== null]
  return filters.categories.length + filters.cities.length + single.filter(Boolean).length
}

/** Moves one end of the price range; the ends stay at least one step apart. */
export function withPrice(filters: GlobalFilters, end: keyof PriceRange, dollars: number): GlobalFilters {
  const { min, max } = filters.price ?? FIRST_PRICE
  const price =
    end === 'min'
      ? { min: Math.min(dollars, max - PRICE_SLIDER.step), max }
      : { min, max: Math.max(dollars, min + PRICE_SLIDER.step) }
  return { ...filters, price }
}
