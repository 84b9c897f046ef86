import { ELSEWHERE } from '../../places/elsewhere.ts'
import { wordsOf } from '../words-of.ts'
import { type Asked, readSentence } from './sentence.ts'
import type {
  Candidate,
  CityOfPostalCode,
  Combination,
  IndexedCity,
  IndexedService,
  SearchIndex,
} from './types.ts'
import { createVocabulary, type Ranked } from './vocabulary.ts'
import { areTelling, isMeant, weigh } from './words.ts'

/** How many services are offered when nothing is found. */
const NEAREST = 6
/** What a sentence was understood as. */
export interface Understood {
  jobs: { service: IndexedService; quantity: number }[]
  /** The city that the sentence names; `elsewhere` for a postal code that is in no city of the site. */
  city: IndexedCity | typeof ELSEWHERE | null
}

/** What the visitor changed in what was understood. */
export interface Changes {
  /** The slug of another city; `null` for no city. */
  city?: string | null
  /** The slugs of services that are not meant. */
  without?: readonly string[]
}

export function createFinder(index: SearchIndex) {
  const { services, cities } = index
  const vocabulary = createVocabulary(index)
  const cityOf = ({ place }: Asked) => cities.find(({ slug }) => slug === place?.city)

  /** Candidates, best first, and what the sentence was understood as. */
  function find(query: string, changes: Changes = {}, cityOfPostalCode?: CityOfPostalCode) {
    const asked = changed(readSentence(query, vocabulary, cities, cityOfPostalCode), changes)
    const city = cityOf(asked)
    const understood: Understood = {
      jobs: asked.jobs.flatMap(({ found: [best], quantity }) =>
        best ? [{ service: best.service, quantity }] : [],
      ),
      city: city ?? (asked.place ? ELSEWHERE : null),
    }
    return { candidates: candidatesOf(asked, city, query), understood, words: asked.words }
  }

  function changed(asked: Asked, { city, without = [] }: Changes): Asked {
    const place = city === undefined ? asked.place : city === null ? null : { city, isAsked: true }
    const jobs = asked.jobs.filter(({ found: [best] }) => !without.includes(best?.service.slug ?? ''))
    return { ...asked, place, jobs }
  }

  function candidatesOf(asked: Asked, city: IndexedCity | undefined, query: string): Candidate[] {
    const found = servicesOf(asked)
    if (found.length === 0 && areTelling(asked.words)) return []
    if (found.length > 0) return city ? inCity(asked, found, city) : found.map(asCandidate)
    if (city) return [{ type: 'city', city }, ...combinations(services, city)]
    return [...inProvince(query), ...commonIn(query)]
  }

  /** In this order: the asked services in the city, a single service alone, the city alone, the other services in the city. */
  function inCity({ jobs, place }: Asked, found: IndexedService[], city: IndexedCity): Candidate[] {
    const [first, ...others] = found
    if (!first) return []
    const rest = combinations(others, city)
    const isOne = jobs.length === 1
    const exact = isOne && place?.isAsked === true && (jobs[0]?.found[0]?.naming.size ?? 0) > 0
    return [
      { type: 'combination', service: first, city, exact },
      ...(isOne ? [asCandidate(first)] : rest.slice(0, jobs.length - 1)),
      { type: 'city', city },
      ...(isOne ? rest : rest.slice(jobs.length - 1)),
    ]
  }

  /** The best service of each job, then those that have as many of its words. */
  function servicesOf({ jobs }: Asked): IndexedService[] {
    const found = jobs.map(({ found }) => {
      return found.filter(({ naming }) => naming.size >= (found[0]?.naming.size ?? 0))
    })
    const best = found.flatMap(([first]) => first ?? [])
    const others = found.flatMap(([, ...rest]) => rest).sort((one, other) => other.score - one.score)
    return [...new Set([...best, ...others].map(({ service }) => service))]
  }

  /** The cities of the province that a query names, such as `ON`. */
  function inProvince(query: string): Candidate[] {
    const words = wordsOf(query)
    const found = cities.filter(({ province, code }) => {
      const own = wordsOf(`${province} ${code}`)
      return words.length > 0 && words.every((word) => own.includes(word))
    })
    return found.map((city) => ({ type: 'city', city }))
  }

  /** The services that have all words of a query of common words, such as `installation`. */
  function commonIn(query: string): Candidate[] {
    const words = wordsOf(query).filter(isMeant)
    return ranked(words).flatMap(({ service, had }) =>
      words.every((word) => had.has(word)) ? [asCandidate(service)] : [],
    )
  }

  const ranked = (words: readonly string[]): Ranked[] =>
    vocabulary.rank(words.map((word) => ({ word, weight: 1 })))

  /** Services that have one of the words in any of their texts; after them, the most popular ones. */
  function nearest(query: string): IndexedService[] {
    const near = ranked(weigh(wordsOf(query)).required).map(({ service }) => service)
    return [...new Set([...near, ...services])].slice(0, NEAREST)
  }

  return { find, nearest }
}

const asCandidate = (service: IndexedService): Candidate => ({ type: 'service', service })

const combinations = (services: IndexedService[], city: IndexedCity): Combination[] =>
  services.map((service) => ({ type: 'combination', service, city, exact: false }))
