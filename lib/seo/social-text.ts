import { TYPEFACE_CHARACTERS } from '#lib/i18n/characters.ts'

const known = new Set(TYPEFACE_CHARACTERS)

/**
 * A text with only the characters the site's typefaces hold. The library that draws pictures would ask another host
 * for the rest.
 */
export function drawable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (known.has(character)) return character
    const base = character.normalize('NFD').charAt(0)
    return known.has(base) ? base : ''
  })
    .join('')
    .trim()
}

/** Width of a character of the condensed heading type, in parts of its size. */
const CHARACTER = 0.47
const LINE = 0.92
const SIZES = [136, 120, 106, 94, 84, 74, 66, 58]

/** The largest size, in pixels, at which a heading fits into a box without breaking a word. */
export function headingSize(text: string, box: { width: number; height: number }): number {
  const fits = (size: number) => {
    const lines = linesOf(text, Math.floor(box.width / (size * CHARACTER)))
    return lines !== null && lines * size * LINE <= box.height
  }
  return SIZES.find(fits) ?? 50
}

/** How many lines a text takes, or `null` when one of its words is too long for a line. */
function linesOf(text: string, length: number): number | null {
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    if (word.length > length) return null
    const needed = used === 0 ? word.length : used + 1 + word.length
    if (needed > length) lines += 1
    used = needed > length ? word.length : needed
  }
  return lines
}
