import { errorsBetween } from '../search/errors-between.ts'
import { wordsOf } from '../search/words-of.ts'

/** A city of the site. Its slug is one of its names. */
export interface NamedCity {
  slug: string
  name: string
  /** The name in the other language, if it differs. */
  also?: string
  /** Neighbourhoods and suburbs that mean the city. They are never guessed from a misspelt word. */
  areas?: readonly string[]
}

/** Where a city is named among words: the first word of its name, and the number of words. */
export interface CityMention {
  slug: string
  at: number
  length: number
}

/** How many letters of a name may be wrong, by its length: one from 5 letters on, two from 9 on. */
const errorsIn = ({ length }: string) => (length < 5 ? 0 : length < 9 ? 1 : 2)

/** `Saint` and its short forms are one word in names: `st johns`, `Ste-Foy`. */
const SAINTS = new Set(['saint', 'sainte', 'st', 'ste'])

/**
 * The first city whose name, in either language, is among the words of a text (`wordsOf`). The longest name counts:
 * `quebec city` is one city, and `saint john` is another than `saint johns`.
 */
export function cityNamed(words: readonly string[], cities: readonly NamedCity[]): CityMention | null {
  return firstOf(namesOf(cities), words)
}

/**
 * The city of the first neighbourhood or suburb among the words, where it is said as a place: behind 'in' or 'near', or at the end.
 * Elsewhere it may be a thing: a cathedral ceiling, a mahogany deck.
 */
export function cityOfArea(words: readonly string[], cities: readonly NamedCity[]): CityMention | null {
  const areas = cities.flatMap(({ slug, areas = [] }) =>
    areas.map((area) => ({ slug, name: wordsOf(area).map(plain) })),
  )
  return firstOf(
    areas,
    words,
    ({ at, length }) =>
      at + length === words.length || ['in', 'near', 'around'].includes(words[at - 1] ?? ''),
  )
}

/** The first mention that counts, the longest where two begin with the same word. */
function firstOf(
  names: readonly { slug: string; name: readonly string[] }[],
  words: readonly string[],
  counts: (mention: CityMention) => boolean = () => true,
): CityMention | null {
  for (const at of words.keys()) {
    const [longest] = names
      .filter(({ name }) => name.every((word, place) => word === plain(words[at + place] ?? '')))
      .map(({ slug, name }) => ({ slug, at, length: name.length }))
      .filter(counts)
      .sort((a, b) => b.length - a.length)
    if (longest) return longest
  }
  return null
}

/**
 * The city whose name is nearly one of the words: `missisauga`, `montral`. Only names of one word are compared.
 * @param mayBeWrong Whether a word may be a misspelt name; a known word of another kind is none.
 */
export function cityLike(
  words: readonly string[],
  cities: readonly NamedCity[],
  mayBeWrong: (word: string) => boolean = () => true,
): CityMention | null {
  const names = namesOf(cities).filter(({ name }) => name.length === 1)
  const near = words.flatMap((word, at) =>
    mayBeWrong(word)
      ? names.flatMap(({ slug, name: [name = ''] }) => {
          const errors = errorsBetween(word, name)
          return errors <= errorsIn(word) ? [{ slug, at, length: 1, errors }] : []
        })
      : [],
  )
  const best = near.sort((a, b) => a.errors - b.errors)[0]
  return best ? { slug: best.slug, at: best.at, length: best.length } : null
}

function namesOf(cities: readonly NamedCity[]) {
  return cities.flatMap(({ slug, name, also = '' }) =>
    [name, also, slug].flatMap((text) => {
      const words = wordsOf(text).map(plain)
      return words.length > 0 ? [{ slug, name: words }] : []
    }),
  )
}

const plain = (word: string) => (SAINTS.has(word) ? 'st' : word)
