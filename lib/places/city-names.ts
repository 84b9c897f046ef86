import { errorsBetween } from '../search/errors-between.ts'
import { wordsOf } from '../search/words-of.ts'

/** A city of the site. Its slug is one of its names. */
export interface NamedCity {
  slug: string
  name: string
  /** The name in the other language, if it differs. */
  also?: string
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
  const names = namesOf(cities)
  for (const at of words.keys()) {
    const [longest] = names
      .filter(({ name }) => name.every((word, place) => word === plain(words[at + place] ?? '')))
      .sort((a, b) => b.name.length - a.name.length)
    if (longest) return { slug: longest.slug, at, length: longest.name.length }
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
