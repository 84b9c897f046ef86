import { wordsOf } from '../search/words-of.ts'
import { cityLike, cityNamed, type NamedCity } from './city-names.ts'
import { postalCodeIn } from './postal-code.ts'

/**
 * The city of the site that somebody types: `Laval`, `à Montréal`, `in mississauga`, `near St. John’s, NL`, `H7N 5H9`, `m5v`.
 * Accents, case, words around the name and single wrong letters do not matter. A postal code means the nearest city of its
 * province within 60 km; it is looked up in a table that is loaded only then, about 1 kB.
 * @param cities The cities of the site, with their names in both languages.
 * @returns The slug of the city; `elsewhere` (`ELSEWHERE` of elsewhere.ts) for a postal code that is near none of them;
 *   `null` for a text that names no city and has no postal code.
 */
export async function cityOf(typed: string, cities: readonly NamedCity[]): Promise<string | null> {
  const code = postalCodeIn(typed)?.code
  if (code) {
    const { cityOfPostalCode } = await import('./postal-areas.ts')
    return cityOfPostalCode(code)
  }
  const words = wordsOf(typed)
  return (cityNamed(words, cities) ?? cityLike(words, cities))?.slug ?? null
}
