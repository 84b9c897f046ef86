/** A postal code, or its first half. The letters D, F, I, O, Q and U are in none, nor W and Z in the first place. */
const POSTAL_CODE = '([ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z])(?:[\\s-]?(\\d[ABCEGHJ-NPRSTV-Z]\\d))?'
const WHOLE = new RegExp(`^${POSTAL_CODE}$`, 'i')
const INSIDE = new RegExp(`(?<![\\p{L}\\p{N}-])${POSTAL_CODE}(?![\\p{L}\\p{N}-])`, 'iu')

/** The Canadian postal code, or first half of one, that a text is: `h2x1y4` → `H2X 1Y4`. Null for another text. */
export function postalCodeOf(text: string): string | null {
  return written(WHOLE.exec(text.trim()))
}

/** The first postal code in a sentence: as it is typed, and as `postalCodeOf` writes it. Null when the sentence has none. */
export function postalCodeIn(sentence: string): { typed: string; code: string } | null {
  const found = INSIDE.exec(sentence)
  const code = written(found)
  return found && code ? { typed: found[0], code } : null
}

function written(found: RegExpExecArray | null): string | null {
  const [, first, second] = found ?? []
  return first ? [first, second].filter(Boolean).join(' ').toUpperCase() : null
}
