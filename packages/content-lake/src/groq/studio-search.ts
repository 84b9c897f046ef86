/** How the words of a search are compared: without accents, or with a few wrong letters too. Undefined: as `match` does. */
export type Tolerance = 'accents' | 'errors' | undefined

/** The comment at the start of every query by which the Studio searches: its search field, its lists, its choice of a reference. */
const MARK = '// findability-mvi:'
const LONGEST_TERM = 1024

/** Whether a query is a search of the Studio for words, which are its parameters `$t0`, `$t1` and so on. */
export function isStudioSearch(query: string, params: Record<string, unknown>): boolean {
  return query.startsWith(MARK) && typeof params.t0 === 'string'
}

/**
 * The pattern of the right side of `match` in a search of the Studio: each of its words must begin a word of the text. Accents
 * are ignored. With `errors`, a plural and some wrong letters too, but not the first: in words of five letters one, from seven
 * on two.
 */
export function searchPattern(pattern: string, tolerance: 'accents' | 'errors') {
  const terms = wordsOf(pattern).map((word) => termOf(word.slice(0, LONGEST_TERM), tolerance))
  return {
    matches(text: string): boolean {
      const found = wordsOf(text)
      return terms.every(({ begin, errors }) => found.some((word) => isBegun(word, begin, errors)))
    },
  }
}

function termOf(word: string, tolerance: 'accents' | 'errors'): { begin: string; errors: number } {
  if (tolerance === 'accents' || word.length < 4) return { begin: word, errors: 0 }
  return { begin: word.replace(/s$/, ''), errors: word.length < 5 ? 0 : word.length < 7 ? 1 : 2 }
}

function isBegun(word: string, begin: string, errors: number): boolean {
  if (errors === 0) return word.startsWith(begin)
  return word[0] === begin[0] && isNear(word.slice(0, begin.length + errors), begin, errors)
}

/** Whether a word begins with `begin` after so many letters were added, removed, replaced, or swapped with the next one. */
function isNear(word: string, begin: string, errors: number): boolean {
  let same = 0
  while (same < begin.length && begin[same] === word[same]) same += 1
  if (same === begin.length) return true
  if (errors === 0) return false
  const [w, b] = [word.slice(same), begin.slice(same)]
  return (
    isNear(w.slice(1), b.slice(1), errors - 1) ||
    isNear(w, b.slice(1), errors - 1) ||
    (w !== '' && isNear(w.slice(1), b, errors - 1)) ||
    (w.length > 1 && w[0] === b[1] && w[1] === b[0] && isNear(w.slice(2), b.slice(2), errors - 1))
  )
}

const OTHER_LETTERS = /[^\0-\x7f]/

/** Texts without accents, which are most, take a faster way to the same words. */
function wordsOf(text: string): string[] {
  const parts = OTHER_LETTERS.test(text)
    ? withoutAccents(text).split(/[^\p{L}\p{N}]+/u)
    : text.toLowerCase().split(/[^a-z0-9]+/)
  return parts.filter(Boolean)
}

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
