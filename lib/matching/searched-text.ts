/** Kinds of contact data in a free text. */
export type Kind = 'phone' | 'email' | 'link' | 'handle' | 'address' | 'postalCode' | 'name'

/** A place in a text that holds contact data. */
export interface Span {
  start: number
  end: number
  kind: Kind
}

/** A text in the two forms in which it is searched. Both have the same length, so a place in one is the place in the other. */
export interface SearchedText {
  /** As written, without characters that nobody sees. */
  written: string
  /** In lower case, without accents, with plain digits, spaces, apostrophes and hyphens. */
  folded: string
}

/** Format characters, variation selectors and the frame of keycaps: nobody sees them, and they would hide a number. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u20E3/gu

/** Letters and digits of mathematics (𝟓): two units each, which would shift all places behind them. */
const MATHEMATICAL = /[\u{1D400}-\u{1D7FF}]/gu

const APOSTROPHES = /[‘’ʼ`´]/
const HYPHENS = /[‐‑‒–—−]/

export function searchedText(text: string): SearchedText {
  const written = text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(MATHEMATICAL, (character) => character.normalize('NFKC'))
  return { written, folded: foldInPlace(written) }
}

/** A text for comparisons, unit by unit: a unit that would become longer stays as it is. */
export function foldInPlace(text: string): string {
  let folded = ''
  for (const unit of text.split('')) folded += foldedUnit(unit)
  return folded
}

function foldedUnit(unit: string): string {
  if (/[a-z0-9 ]/.test(unit)) return unit
  if (APOSTROPHES.test(unit)) return "'"
  if (HYPHENS.test(unit)) return '-'
  const plain = unit.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.length === 1 ? plain : unit
}

/** The places of all matches of a pattern with the flag `g`. */
export function spansOf(
  kind: Kind,
  pattern: RegExp,
  text: SearchedText,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): Span[] {
  const spans: Span[] = []
  for (const match of text.folded.matchAll(pattern))
    if (isMeant(match)) spans.push({ start: match.index, end: match.index + match[0].length, kind })
  return spans
}
