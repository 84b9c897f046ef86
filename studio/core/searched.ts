import { errorsBetween } from '#lib/search/errors-between.ts'
import { fold } from '#lib/search/fold.ts'
import { stem } from '#lib/search/global-search/stem.ts'
import { wordsOf } from '#lib/search/words-of.ts'

/**
 * The items whose text has every word of a search, also inside a word. If there are none, the items whose text nearly has
 * them. As in the site's search, a word below five letters has no wrong letter, below seven one, otherwise two.
 */
export function searched<Item>(
  items: readonly Item[],
  search: string,
  textOf: (item: Item) => string,
): Item[] {
  const wanted = wordsOf(search)
  const exact = items.filter((item) => hasWords(textOf(item), wanted))
  return exact.length > 0 ? exact : items.filter((item) => nearlyHasWords(textOf(item), wanted))
}

function hasWords(text: string, wanted: string[]): boolean {
  const folded = fold(text)
  return wanted.every((word) => folded.includes(word))
}

function nearlyHasWords(text: string, wanted: string[]): boolean {
  const words = wordsOf(text)
  return wanted.every((word) => words.some((one) => isNear(word, one)))
}

/** Whether a typed word is a form of a word, or with few errors the word or its beginning. */
function isNear(typed: string, word: string): boolean {
  if (stem(typed) === stem(word)) return true
  if (typed[0] !== word[0]) return false
  const most = typed.length < 5 ? 0 : typed.length < 7 ? 1 : 2
  return [word, word.slice(0, typed.length)].some((one) => errorsBetween(typed, one) <= most)
}
