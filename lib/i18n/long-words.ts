/** No word of English or French is so long, in characters. */
const LONGEST_WORD = 30

/** As many of the largest letters fit on a phone. */
const PART = 8

/** Letters, digits, punctuation and symbols: the invisible characters that mark a text in draft mode end a word. */
const LONG_WORDS = new RegExp(`[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]{${LONGEST_WORD},}`, 'gu')
const PARTS = new RegExp(`.{${PART}}`, 'gu')

/** Lets lines break inside words that are too long for a page, with characters of no width. */
export function breakLongWords(text: string): string {
  if (text.length < LONGEST_WORD) return text
  return text.replace(LONG_WORDS, (word) => word.replace(PARTS, '$&\u200b'))
}
