/** Words without a hyphen or a slash are hardly ever so long, in characters, and a heading on a phone has no more room. */
const LONGEST_WORD = 20

/** As many of the largest letters fit beside something else on a phone. */
const PART = 6

/** Letters, digits, punctuation and symbols: the invisible characters that mark a text in draft mode end a word. */
const LONG_WORDS = new RegExp(`[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]{${LONGEST_WORD},}`, 'gu')

/** Between hyphens and slashes: there, browsers break a line already. */
const LONG_RUNS = new RegExp(`[^-/]{${LONGEST_WORD},}`, 'gu')
const PARTS = new RegExp(`.{${PART}}`, 'gu')

/**
 * Lets lines break inside words that are too long for a page, with characters of no width. An e-mail address is left as it
 * is: somebody may copy it.
 */
export function breakLongWords(text: string): string {
  if (text.length < LONGEST_WORD) return text
  return text.replace(LONG_WORDS, (word) =>
    word.includes('@') ? word : word.replace(LONG_RUNS, (run) => run.replace(PARTS, '$&\u200b')),
  )
}
