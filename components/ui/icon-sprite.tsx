/** Outlines on a 20 × 20 grid, drawn with the 2 px line of the illustrations. */
const OUTLINES = {
  arrow: 'M2 10h15M11 4l6 6-6 6',
  back: 'M18 10H3M9 4l-6 6 6 6',
  check: 'm3 11 4.5 4.5L17 5',
  chevron: 'm4 7 6 6 6-6',
  close: 'm4 4 12 12M16 4 4 16',
  image: 'M2 3h16v14H2ZM2 14l5-5 4 4 3-3 4 4M14 6v1',
  menu: 'M2 5h16M2 10h16M2 15h16',
  microphone: 'M10 2a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3ZM4 9a6 6 0 0 0 12 0M10 15v4',
  minus: 'M3 10h14',
  plus: 'M3 10h14M10 3v14',
  search: 'M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.6-1.9L18 18',
  split: 'm6.5 5-5 5 5 5M13.5 5l5 5-5 5',
  warning: 'M10 2.5 1.5 17.5h17L10 2.5Zm0 5.5v4.5m0 1.5v2',
} as const

/** A five-pointed star; filled, not outlined. */
const STAR = 'm10 1.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8Z'

export type IconName = keyof typeof OUTLINES | 'star'

const outline = ([name, path]: [string, string]) => `<path id='icon-${name}' d='${path}'/>`

/** `path` elements are shorter than `symbol` elements. Every page has this text twice, as HTML and as React's data. */
const SPRITE = [
  '<defs>',
  ...Object.entries(OUTLINES).map(outline),
  `<path id='icon-star' d='${STAR}' stroke-linejoin='round'/>`,
  `<g id='icon-stars'>${[0, 24, 48, 72, 96].map((x) => `<use href='#icon-star' x='${x}'/>`).join('')}</g>`,
  '</defs>',
].join('')

/**
 * One sprite for the whole document, so that an icon costs one `<use>`. It is a single string, because React would hydrate
 * each of its elements.
 */
export function IconSprite() {
  return (
    <svg
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The HTML is a constant.
      dangerouslySetInnerHTML={{ __html: SPRITE }}
    />
  )
}
