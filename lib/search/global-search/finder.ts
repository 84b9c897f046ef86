import MiniSearch, { type SearchResult as Hit, type SearchOptions } from 'minisearch'
import { wordsOf } from '../words-of.ts'
import type { Candidate, Combination, IndexedCity, IndexedService, SearchIndex } from './types.ts'
import { areTelling, sidesOfConnectors, weigh } from './words.ts'

interface Entry {
  id: number
  name: string
  /** The name in the other language, and the words of the slug, which are English. */
  also: string
  keywords: string
  /** The category of a service, or the province of a city. */
  group: string
  description: string
  features: string
}

/** The fields with names of a service or city. */
const NAMES = ['name', 'also', 'keywords']
/** All fields that are searched. `BOOST` says how much a match in each field counts. */
const FIELDS = [...NAMES, 'group', 'description', 'features']
const BOOST = { name: 6, also: 3, keywords: 2, group: 1, description: 0.5, features: 0.5 }

/** The share by which the score of the most popular service is raised, compared with the least popular one. */
const POPULARITY = 0.25

/** The share of a word's letters that may be wrong: one letter from four letters on, two from six on. */
const errorsIn = (word: string) => (word.length > 3 ? 0.25 : false)
/** The most wrong letters in a word of any length. */
const MAX_ERRORS = 2

/** How many services are offered when nothing is found. */
const NEAREST = 6
/** For these services, the share of a word's letters that may be wrong. */
const FAR = 0.4

const MAX_CITY_WORDS = 4

export function createFinder(index: SearchIndex) {
  const { services, cities } = index
  const engine = createEngine(index)
  const isService = ({ id }: Hit) => id < services.length

  /** Entries that contain all of the required words, or the given share of them. Common words only raise the score. */
  function having(words: readonly string[], { filter, ...options }: SearchOptions = {}, share = 1): Hit[] {
    const { required, optional } = weigh(words)
    return engine.search([...required, ...optional].join(' '), {
      ...options,
      filter: (hit) => {
        const had = required.filter((word) => hit.queryTerms.includes(word)).length
        return had >= required.length * share && (filter?.(hit) ?? true)
      },
    })
  }

  function nearlyHaving(words: readonly string[], options: SearchOptions = {}, share = 1): Hit[] {
    return having(words, { fields: NAMES, ...options, fuzzy: errorsIn }, share)
  }

  /** The services whose names contain the words. When there are none, the services whose other texts contain them. */
  function findServices(words: readonly string[]): { found: IndexedService[]; areNamed: boolean } {
    const named = { fields: NAMES, filter: isService }
    const right = having(words, named)
    const exact = orElse(right, () => having(words, { filter: isService }))
    const hits = orElse(exact, () => nearlyHaving(words, named))
    return {
      found: areTelling(words) ? hits.flatMap(({ id }) => services[id] ?? []) : [],
      areNamed: right.length > 0 || exact.length === 0,
    }
  }

  /** The city that the words name. Its province may be among the words. */
  function findCity(words: readonly string[], asTyped: boolean): IndexedCity | undefined {
    const options = {
      fields: ['name', 'also', 'group'],
      filter: (hit: Hit) =>
        !isService(hit) &&
        Object.values(hit.match)
          .flat()
          .some((field) => field !== 'group'),
    }
    const hits = asTyped
      ? having(words, { ...options, prefix: false })
      : orElse(having(words, options), () => nearlyHaving(words, options))
    const best = hits[0]
    return best && cities[best.id - services.length]
  }

  /** In this order: the best service in the city, this service alone, the city alone, the other found services in the city. */
  function inCity(words: readonly string[], city: IndexedCity | undefined, isAsked: boolean): Candidate[] {
    if (!city) return []
    const { found, areNamed } = findServices(words)
    const [best, ...others] = found
    if (!best) return []
    return [
      { type: 'combination', service: best, city, exact: isAsked && areNamed },
      { type: 'service', service: best },
      { type: 'city', city },
      ...combinations(others, city),
    ]
  }

  /** Candidates for a query with a word between service and city: 'tv mounting in Toronto'. */
  function aroundConnector(words: readonly string[]): Candidate[] {
    for (const side of sidesOfConnectors(words)) {
      const found = inCity(side.service, findCity(side.city, false), true)
      if (found.length > 0) return found
    }
    return []
  }

  /** Candidates for a query that ends or begins with a city: 'tv mounting toronto', 'toronto tv mounting'. */
  function besideCity(words: readonly string[]): Candidate[] {
    for (let length = Math.min(MAX_CITY_WORDS, words.length - 1); length > 0; length--) {
      const last = inCity(words.slice(0, -length), findCity(words.slice(-length), false), false)
      if (last.length > 0) return last
      const first = inCity(words.slice(length), findCity(words.slice(0, length), true), false)
      if (first.length > 0) return first
    }
    return []
  }

  /** The candidates of hits. When the first candidate is a city, all services in this city follow. */
  function listed(hits: Hit[]): Candidate[] {
    const candidates = hits.flatMap(({ id }): Candidate[] => {
      const [service, city] = [services[id], cities[id - services.length]]
      if (service) return [{ type: 'service', service }]
      return city ? [{ type: 'city', city }] : []
    })
    const [first] = candidates
    return first?.type === 'city' ? [...candidates, ...combinations(services, first.city)] : candidates
  }

  /** Services that match one of the words; when none does, the most popular ones. */
  function nearest(query: string): IndexedService[] {
    const hits = engine.search(wordsOf(query).join(' '), { filter: isService, fuzzy: FAR })
    return orElse(
      hits.flatMap(({ id }) => services[id] ?? []),
      () => services,
    ).slice(0, NEAREST)
  }

  /** Candidates, best first. Names count more than other words. Similar words count only when no word matches exactly. */
  function find(query: string): Candidate[] {
    const words = wordsOf(query)
    if (words.length === 0) return []
    const ways = [
      () => aroundConnector(words),
      () => listed(having(words)),
      () => besideCity(words),
      () => listed(nearlyHaving(words)),
      () => listed(nearlyHaving(words, {}, 0.5)),
    ]
    return ways.reduce<Candidate[]>(orElse, [])
  }

  return { find, nearest }
}

function createEngine({ services, cities, categories }: SearchIndex): MiniSearch<Entry> {
  const titles = new Map(categories.map(({ slug, title }) => [slug, title]))
  const engine = new MiniSearch<Entry>({
    fields: FIELDS,
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: BOOST,
      prefix: true,
      maxFuzzy: MAX_ERRORS,
      boostDocument: (id: number) => 1 + POPULARITY * Math.max(0, 1 - id / services.length),
    },
  })
  engine.addAll(
    services.map(({ slug, name, also = '', keywords = '', category, description, features = '' }, id) => ({
      id,
      name,
      also: `${also} ${slug}`,
      keywords,
      group: titles.get(category) ?? '',
      description,
      features,
    })),
  )
  engine.addAll(
    cities.map(({ slug, name, also = '', province, code }, place) => ({
      id: services.length + place,
      name,
      also: `${also} ${slug}`,
      keywords: '',
      group: `${province} ${code}`,
      description: '',
      features: '',
    })),
  )
  return engine
}

const combinations = (services: IndexedService[], city: IndexedCity): Combination[] =>
  services.map((service) => ({ type: 'combination', service, city, exact: false }))

function orElse<Item>(found: Item[], next: () => Item[]): Item[] {
  return found.length > 0 ? found : next()
}
