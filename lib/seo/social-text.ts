import { FACES } from '#lib/brand/faces.ts'
import { TYPEFACE_CHARACTERS } from '#lib/i18n/characters.ts'

const known = new Set(TYPEFACE_CHARACTERS)

/** Removes characters that the site's fonts lack: the library that draws pictures would ask another host for their font. */
export function drawable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (known.has(character)) return character
    const base = character.normalize('NFD').charAt(0)
    return known.has(base) ? base : ''
  })
    .join('')
    .trim()
}

const LINE = 0.92
const SIZES = [150, 136, 124, 112, 102, 92, 84, 76, 68, 60]

/** The largest size, in pixels, at which a heading fits into a box without breaking a word. */
export function headingSize(text: string, box: { width: number; height: number }): number {
  const fits = (size: number) => {
    const lines = linesOf(text, box.width / size)
    return lines !== null && lines * size * LINE <= box.height
  }
  return SIZES.find(fits) ?? 52
}

/** The number of lines of a text at a width, in font sizes; `null` when one of its words is too long for a line. */
function linesOf(text: string, width: number): number | null {
  const space = widthOf(' ')
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const needed = widthOf(word)
    if (needed > width) return null
    const withSpace = used === 0 ? needed : used + space + needed
    if (withSpace > width) lines += 1
    used = withSpace > width ? needed : withSpace
  }
  return lines
}

function widthOf(text: string): number {
  const { widths, otherWidth } = FACES.heading
  return Array.from(text).reduce(
    (sum, character) => sum + (widths.find(([known]) => known.test(character))?.[1] ?? otherWidth),
    0,
  )
}
