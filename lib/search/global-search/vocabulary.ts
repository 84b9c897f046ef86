import { errorsBetween } from '../errors-between.ts'
import { wordsOf } from '../words-of.ts'
import { stem } from './stem.ts'
import type { IndexedService, SearchIndex } from './types.ts'
import { isCommon, isMeant } from './words.ts'

/** How much a word counts in the name, the other names, the category and the further texts of a service. */
const WEIGHTS = { name: 5, also: 4, keywords: 3, group: 1, text: 0.25 }
/** The least weight of a word that names a service. The words of keywords have it. */
const NAMING = WEIGHTS.keywords
/** How much a word of a whole keyword counts more. */
const WHOLE = 1.5
/** How much a word counts that is only begun, has a wrong letter, or is common. */
const BEGUN = 0.7
const WRONG = 0.6
const COMMON = 0.15
/** The share by which the score of the most popular service is raised, compared with the least popular one. */
const POPULARITY = 0.1

/** A word of a query, and how much it counts. */
export interface Weighted {
  word: string
  weight: number
}

export interface Ranked {
  service: IndexedService
  score: number
  /** The words of the query that the service's names and keywords have, and those that any of its texts has. */
  naming: Set<string>
  had: Set<string>
  /** Whether it is named: by a word of its name, or by a whole keyword. */
  isNamed: boolean
}

type Fields = Map<number, number>

export type Vocabulary = ReturnType<typeof createVocabulary>

/** The words of all services, and which service has them in which text. */
export function createVocabulary({ services, categories }: SearchIndex) {
  const titles = new Map(categories.map(({ slug, title }) => [slug, title]))
  const terms = new Map<string, Fields>()
  const pairs = new Set<string>()
  const phrases = services.map((service, id) => {
    const own = textsOf(service, titles.get(service.category) ?? '')
    for (const { text, weight } of own) {
      for (const term of termsOf(text)) {
        const fields = terms.get(term) ?? new Map<number, number>()
        terms.set(term, fields.set(id, Math.max(weight, fields.get(id) ?? 0)))
      }
      const words = wordsOf(text).map(stem)
      if (weight >= NAMING) for (const [at, word] of words.entries()) pairs.add(`${word} ${words[at + 1]}`)
    }
    return own
      .filter(({ weight }) => weight === NAMING)
      .map(({ text }) =>
        wordsOf(text)
          .filter((word) => isMeant(word) && !isCommon(word))
          .map(stem),
      )
      .filter((phrase) => phrase.length > 0)
  })

  const isNaming = (term: string) => [...(terms.get(term)?.values() ?? [])].some((weight) => weight >= NAMING)
  const knows = (word: string) => terms.has(stem(word))
  const names = (word: string) => isNaming(stem(word))

  /** The terms that a word of the query stands for, with how sure that is. */
  function meantBy(word: string): { term: string; sure: number }[] {
    const own = stem(word)
    if (terms.has(own)) return [{ term: own, sure: 1 }]
    const begun = [...terms.keys()].filter((term) => word.length > 1 && term.startsWith(word))
    if (begun.length > 0) return begun.map((term) => ({ term, sure: BEGUN }))
    const most = word.length < 5 ? 0 : word.length < 7 ? 1 : 2
    const near = [...terms.keys()].flatMap((term) => {
      const isClose = term.length > 4 && term[0] === own[0] && Math.abs(term.length - own.length) <= most
      const errors = isClose ? errorsBetween(own, term) : most + 1
      return errors <= most && isNaming(term) ? [{ term, errors }] : []
    })
    const fewest = Math.min(...near.map(({ errors }) => errors))
    return near.filter(({ errors }) => errors === fewest).map(({ term }) => ({ term, sure: WRONG / fewest }))
  }

  /** The services that have some of the words, best first. */
  function rank(words: readonly Weighted[]): Ranked[] {
    const ranked = services.map((service): Ranked => {
      return { service, score: 0, naming: new Set(), had: new Set(), isNamed: false }
    })
    const stems = new Set<string>()
    for (const { word, weight } of words) {
      const best = new Map<number, number>()
      for (const { term, sure } of meantBy(word)) {
        stems.add(term)
        const fields = terms.get(term) ?? new Map<number, number>()
        const naming = [...fields.values()].filter((field) => field >= NAMING).length
        const rarity = Math.log(1 + services.length / Math.max(1, naming))
        for (const [id, field] of fields) best.set(id, Math.max(best.get(id) ?? 0, field * sure * rarity))
        for (const [id, field] of fields) {
          ranked[id]?.had.add(word)
          const one = ranked[id]
          if (!one || field < NAMING || isCommon(word)) continue
          one.naming.add(word)
          one.isNamed ||= field > NAMING
        }
      }
      const share = weight * (isCommon(word) ? COMMON : 1)
      for (const [id, score] of best) {
        const one = ranked[id]
        if (one) one.score += score * share
      }
    }
    for (const [id, one] of ranked.entries()) {
      const whole = (phrases[id] ?? []).filter((phrase) => phrase.every((term) => stems.has(term)))
      one.score *= 1 + POPULARITY * (1 - id / services.length)
      one.score += Math.max(0, ...whole.map(({ length }) => length)) * WHOLE
      one.isNamed ||= whole.length > 0
    }
    return ranked.filter(({ had }) => had.size > 0).sort((one, other) => other.score - one.score)
  }

  return {
    rank,
    knows,
    names,
    /** Whether two words stand beside each other in a name or keyword: `level 2`, `200 amp`. */
    havePair: (word: string, next: string) => pairs.has(`${stem(word)} ${stem(next)}`),
  }
}

function textsOf(
  { slug, name, also = '', keywords = '', description, features = '' }: IndexedService,
  group: string,
) {
  return [
    { text: name, weight: WEIGHTS.name },
    ...[also, slug].map((text) => ({ text, weight: WEIGHTS.also })),
    ...keywords.split(',').map((text) => ({ text, weight: WEIGHTS.keywords })),
    { text: group, weight: WEIGHTS.group },
    ...[description, features].map((text) => ({ text, weight: WEIGHTS.text })),
  ]
}

/** The stems of a text's words. Words with a hyphen count apart and as one: `Wi-Fi` is `wi`, `fi` and `wifi`. */
function termsOf(text: string): string[] {
  const joined = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return [...wordsOf(text), ...joined.flatMap((word) => wordsOf(word.replaceAll('-', '')))].map(stem)
}
