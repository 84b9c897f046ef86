/** A postal code, or its first half. The letters D, F, I, O, Q and U are in none, nor W and Z in the first place. */
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[\s-]?(\d[ABCEGHJ-NPRSTV-Z]\d))?$/i

/** The Canadian postal code, or first half of one, that a text is: `h2x1y4` → `H2X 1Y4`. Null for another text. */
export function postalCodeOf(text: string): string | null {
  const [, first, second] = POSTAL_CODE.exec(text.trim()) ?? []
  return first ? [first, second].filter(Boolean).join(' ').toUpperCase() : null
}
