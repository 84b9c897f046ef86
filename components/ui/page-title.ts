import { withoutMarks } from '#lib/i18n/marks.ts'

/**
 * The class for a page's title over half a screen. The longest word decides the size, so that the word fits there and on a
 * phone.
 */
export function halfTitleClass(marked: string): string {
  const title = withoutMarks(marked)
  const longest = longestWord(title)
  if (longest > 13 || title.length > 44) return LONG
  if (longest > 9 || title.length > 22) return 'type-page text-[clamp(2.875rem,1.2rem+6vw,6rem)]'
  return 'type-page text-[clamp(3.5rem,1.4rem+8.4vw,7.75rem)] leading-[0.86]'
}

/** The same for a title over the whole width. */
export function fullTitleClass(marked: string): string {
  const title = withoutMarks(marked)
  return longestWord(title) > 14 || title.length > 44 ? `${LONG} max-w-[28ch]` : 'type-page max-w-[20ch]'
}

/** The class for the title above a form: large, but the form stays visible. */
export const formTitleClass = 'type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)] text-title'

const LONG = 'type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)]'

function longestWord(title: string): number {
  return Math.max(0, ...title.split(/[\s-]+/).map((word) => word.length))
}
