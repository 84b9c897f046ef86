/**
 * A word of at least this many characters without a hyphen or slash gets places to break, because a heading on a phone has no
 * room for it. Such words are rare.
 */
const LONGEST_WORD = 20

/** The number of characters between two places to break. Six of the widest letters fit beside other content on a phone. */
const PART = 6

/** Letters, digits, punctuation and symbols. The invisible marks of draft mode are not matched, so they end a word. */
const LONG_WORDS = new RegExp(`[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]{${LONGEST_WORD},}`, 'gu')

/** Long parts between hyphens and slashes. Browsers already break lines at a hyphen and at a slash. */
const LONG_RUNS = new RegExp(`[^-/]{${LONGEST_WORD},}`, 'gu')
const PARTS = new RegExp(`.{${PART}}`, 'gu')

/**
 * Inserts zero-width characters into words that are too long, so that lines can break there. An e-mail address is not changed,
 * because a visitor may copy it.
 */
export function breakLongWords(text: string): string {
  if (text.length < LONGEST_WORD) return text
  return text.replace(LONG_WORDS, (word) =>
    word.includes('@') ? word : word.replace(LONG_RUNS, (run) => run.replace(PARTS, '$&\u200b')),
  )
}
