import { type PriceRange, priceRangeOrFallback } from '../../pricing/price-range.ts'

/** The bounds and the step of the price slider, in dollars. */
export const PRICE_SLIDER = { min: 50, max: 2000, step: 50 }

/** How many categories the filter panel shows. */
export const SHOWN_CATEGORIES = 6

export interface GlobalFilters {
  /** A service's price range must lie fully inside. */
  price: PriceRange
  /** Slugs; none means any. */
  categories: string[]
  cities: string[]
  licensedOnly: boolean
  /** Kept, without effect on the results (docs/product.md, Search filters). */
  emergency: boolean
  /** At least so many stars. Kept, without effect on the results. */
  rating: number | null
}

/** What the filter panel starts with. */
export const DEFAULT_FILTERS: Readonly<GlobalFilters> = {
  price: { min: 50, max: 1000 },
  categories: [],
  cities: [],
  licensedOnly: false,
  emergency: false,
  rating: null,
}

/** What the filters look at in a service. */
export interface FilteredService {
  /** Text such as $100-$300. */
  price: string
  category: string
  licensed?: true
}

/** Whether a service passes the filters. They combine with AND. */
export function passes(service: FilteredService, filters: GlobalFilters): boolean {
  const { min, max } = priceRangeOrFallback(service.price)
  return (
    min >= filters.price.min &&
    max <= filters.price.max &&
    (filters.categories.length === 0 || filters.categories.includes(service.category)) &&
    (!filters.licensedOnly || service.licensed === true)
  )
}

/** How many of the filters have an effect: the price range always has. */
export function countGlobalFilters(filters: GlobalFilters): number {
  return 1 + filters.categories.length + filters.cities.length + (filters.licensedOnly ? 1 : 0)
}

/** Moves one end of the price range; the ends stay at least one step apart. */
export function withPrice(filters: GlobalFilters, end: keyof PriceRange, dollars: number): GlobalFilters {
  const { min, max } = filters.price
  const price =
    end === 'min'
      ? { min: Math.min(dollars, max - PRICE_SLIDER.step), max }
      : { min, max: Math.max(dollars, min + PRICE_SLIDER.step) }
  return { ...filters, price }
}
