import type { StoredFee } from '../../pricing/fees.ts'
import type { CityPrices, Figure } from '../../pricing/figure.ts'
import type { FilteredCity, FilteredService } from './filters.ts'

/** The index that the server sends once, in one language. The browser derives the pairs of service and city from it. */
export interface SearchIndex {
  /** All services, the most popular first. */
  services: IndexedService[]
  cities: IndexedCity[]
  categories: IndexedCategory[]
  /** Pages that staff made, and guides. */
  pages: IndexedPage[]
  /** Popular searches, offered while the results are open. */
  suggestions: string[]
}

export interface IndexedService extends FilteredService {
  slug: string
  name: string
  /** The name in the other language, if it differs. */
  also?: string
  /** Text such as $100-$300, without the compulsory fees. */
  price: string
  fees?: StoredFee[]
  /** Other words for the service. */
  keywords?: string
  description: string
  /** The words of the service's features that none of its other texts contains. */
  features?: string
}

/** A city in the index. The keys of `averages` are the slugs of services, not their ids. */
export interface IndexedCity extends CityPrices, FilteredCity {
  slug: string
  also?: string
  /** The name of the province or territory, and its code: `Ontario`, `ON`. */
  province: string
  code: string
  /** The range in which most small jobs in the city cost, as text: `$120-$450`. */
  price: string
  /** Whether no installer is listed in the city. */
  unlisted?: true
}

export interface IndexedCategory {
  slug: string
  title: string
}

export interface IndexedPage {
  /** Without the language. */
  path: string
  title: string
  also?: string
  description?: string
  isGuide?: true
  /** An emergency service. Its words may end otherwise than those searched for: plumber, plumbing. */
  isEmergency?: true
}

/** The slug of the city of a postal code, or `elsewhere` (lib/places/postal-areas.ts). */
export type CityOfPostalCode = (code: string) => string

/** A found service, city, or service in a city, before its texts are made. */
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
  /** Whether the result is marked 'Exact Match': the query is a service, 'in' or 'near', and a city. */
  exact: boolean
}

/** A result of the search. */
export interface SearchResult {
  type: Candidate['type'] | 'page' | 'guide'
  /** The slugs of the service and of the city that the result is about; `null` when it is about none. */
  service: string | null
  city: string | null
  title: string
  description: string
  /** The path of the page, without the language. */
  url: string
  /** The service's price range (in the result's city, if it has one), or a city's range of most jobs. `null` if unreadable. */
  figure: Figure | null
  /** The category of the service, or the province of the city. */
  category: string
  urgent: boolean
  exact: boolean
}
