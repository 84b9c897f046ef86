import type { CityPrices, Figure } from '../../pricing/figure.ts'
import type { FilteredCity, FilteredService } from './filters.ts'

/** What the server sends once, in one language. Pairs of service and city are derived from it. */
export interface SearchIndex {
  /** Most popular first. */
  services: IndexedService[]
  cities: IndexedCity[]
  categories: IndexedCategory[]
  /** Pages that staff made. */
  pages: IndexedPage[]
  /** Popular searches, offered while the results are open. */
  suggestions: string[]
}

export interface IndexedService extends FilteredService {
  slug: string
  name: string
  /** Its name in the other language, where that differs. */
  also?: string
  /** Text such as $100-$300. */
  price: string
  /** Other words for it. */
  keywords?: string
  description: string
  /** Words of what it includes that are in none of its other texts. */
  features?: string
}

/** Its averages are by the service's slug. */
export interface IndexedCity extends CityPrices, FilteredCity {
  slug: string
  also?: string
  /** Province or territory, and its code. */
  province: string
  code: string
  /** What most jobs cost there, as text. */
  price: string
}

export interface IndexedCategory {
  slug: string
  title: string
}

export interface IndexedPage {
  slug: string
  title: string
  also?: string
  description?: string
}

/** What was found, before it is put into words. */
export type Candidate = FoundService | FoundCity | Combination

export interface FoundService {
  type: 'service'
  service: IndexedService
}

export interface FoundCity {
  type: 'city'
  city: IndexedCity
}

export interface Combination {
  type: 'combination'
  service: IndexedService
  city: IndexedCity
  /** 'Exact Match': the query said service + 'in' or 'near' + city. */
  exact: boolean
}

/** A result of the search. */
export interface SearchResult {
  type: Candidate['type'] | 'page'
  /** The slugs it is about; `null` where it is not about a service, or not about a city. */
  service: string | null
  city: string | null
  title: string
  description: string
  /** Without the language. */
  url: string
  /** A service's price, in the city if there is one; what most jobs in a city cost. `null` where it cannot be read. */
  figure: Figure | null
  /** A service's category, a city's province. */
  category: string
  urgent: boolean
  exact: boolean
}
