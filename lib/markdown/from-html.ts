import type { Language } from '#lib/i18n/languages.ts'
import { type Element, type Part, partsOf } from '#lib/parity/html.ts'
import { link, plain } from './markdown.ts'

/** Elements that begin a line of their own. */
const LINES = new Set(
  'address article aside blockquote caption details div dl figcaption figure footer h1 h2 h3 h4 h5 h6 header li main ol p section summary table ul'.split(
    ' ',
  ),
)

/** Parts of a page that only somebody at a screen can use. */
const LEFT_OUT = new Set([
  'button',
  'dialog',
  'form',
  'iframe',
  'nav',
  'noscript',
  'select',
  'svg',
  'textarea',
])

/** A text with the elements that decide how it is written. */
interface Piece {
  text: string
  parent: Element | undefined
  link: Element | undefined
  /** The cell of a table. */
  cell: Element | undefined
}

interface Line {
  block: Element
  /** Lines of one list, of one table and of one list of facts follow each other without an empty line. */
  kind: 'text' | 'heading' | 'item' | 'row' | 'term' | 'value'
  /** The depth of a list, from 0. */
  depth: number
  /** The table of a row. */
  table: Element | undefined
  pieces: Piece[]
}

/**
 * The main part of a page as Markdown, from the HTML that the server sends. So it has the page's figures, sections and order, with the
 * blocks that staff added. Forms and drawings are left out.
 */
export function markdownFromHtml(html: string, lang: Language): string {
  const lines: Line[] = []
  for (const part of partsOf(html)) {
    const { around } = part
    const text = saidBy(part)
    const line = text && isShown(around) ? lineAt(around, lines.at(-1)) : null
    if (!line) continue
    if (line !== lines.at(-1)) lines.push(line)
    line.pieces.push({
      text,
      parent: around.at(-1),
      link: nearest(around, ['a']),
      cell: nearest(around, ['td', 'th']),
    })
  }
  const isTitle = ({ block }: Line) => block.name === 'h1'
  // Some pages have a bar above their title.
  return written([...lines.filter(isTitle), ...lines.filter((line) => !isTitle(line))], lang)
}

/** The canonical address that a page names; null when it names none. */
export function canonicalOf(html: string): string | null {
  for (const part of partsOf(html)) {
    if (part.kind !== 'element') continue
    const { name, attributes } = part.element
    if (name === 'link' && attributes.rel === 'canonical') return attributes.href ?? null
  }
  return null
}

/** The text of a part; of a drawing such as stars, what is said in its place. */
function saidBy(part: Part): string {
  if (part.kind === 'text') return part.text
  const { attributes } = part.element
  return attributes.role === 'img' ? ` ${attributes['aria-label'] ?? ''} ` : ''
}

const isShown = (around: readonly Element[]): boolean =>
  around.some(({ attributes }) => attributes.id === 'content') &&
  !around.some(
    ({ name, attributes }) =>
      LEFT_OUT.has(name) ||
      // A link to a picture enlarges it.
      attributes.href?.includes('/images/') ||
      attributes.hidden !== undefined ||
      attributes.popover !== undefined ||
      attributes['aria-hidden'] === 'true' ||
      attributes.role === 'img',
  )

const nearest = (around: readonly Element[], names: readonly string[]): Element | undefined =>
  around.findLast(({ name }) => names.includes(name))

/** The line that a text belongs to: the last one, or a new one. */
function lineAt(around: readonly Element[], last: Line | undefined): Line | null {
  const row = nearest(around, ['tr'])
  const fact = nearest(around, ['dt', 'dd'])
  const block = row ?? fact ?? around.findLast(({ name }) => LINES.has(name))
  if (!block || last?.block === block) return last ?? null
  const lists = around.filter(({ name }) => name === 'ul' || name === 'ol').length
  const isItem = block.name === 'li' || around.at(around.indexOf(block) - 1)?.name === 'li'
  const kinds: [Line['kind'], boolean][] = [
    ['row', row !== undefined],
    ['term', fact?.name === 'dt'],
    ['value', fact?.name === 'dd'],
    ['heading', /^h[1-6]$/.test(block.name)],
    ['item', isItem],
  ]
  const [kind] = kinds.find(([, isKind]) => isKind) ?? ['text']
  return { block, kind, depth: Math.max(0, lists - 1), table: nearest(around, ['table']), pieces: [] }
}

function written(lines: readonly Line[], lang: Language): string {
  let markdown = ''
  let former: Line | undefined
  for (const line of lines) {
    const text = line.kind === 'row' ? rowOf(line, former, lang) : textOf(line.pieces, lang)
    if (text === '' || text === '- ') continue
    if (line.kind === 'value' && former?.kind === 'term') markdown += ` ${text}`
    else markdown += `${gapBetween(former, line)}${beginningOf(line)(text)}`
    former = line
  }
  return markdown.trim()
}

function gapBetween(former: Line | undefined, { kind, table }: Line): string {
  const isNext =
    (kind === 'item' && former?.kind === 'item') ||
    (kind === 'term' && (former?.kind === 'value' || former?.kind === 'term')) ||
    (kind === 'row' && former?.table === table)
  return isNext ? '\n' : '\n\n'
}

const beginningOf =
  ({ kind, depth, block }: Line) =>
  (text: string): string => {
    if (kind === 'heading') return `${'#'.repeat(Number(block.name.slice(1)))} ${text}`
    if (kind === 'term') return `- **${text}**`
    return kind === 'item' ? `${'  '.repeat(depth)}- ${text}` : text
  }

/** A row of a table; below the first one the line that makes it the head. */
function rowOf({ pieces, table }: Line, former: Line | undefined, lang: Language): string {
  const cells = [...Map.groupBy(pieces, ({ cell }) => cell).values()].map((cell) => textOf(cell, lang))
  if (cells.every((cell) => cell === '')) return ''
  const row = `| ${cells.join(' | ')} |`
  return former?.table === table ? row : `${row}\n|${' --- |'.repeat(cells.length)}`
}

function textOf(pieces: readonly Piece[], lang: Language): string {
  const parts: { text: string; link: Element | undefined; parent: Element | undefined }[] = []
  for (const { text, parent, link: of } of pieces) {
    const last = parts.at(-1)
    const gap = last && last.parent !== parent && isWordAtBoth(last.text, text) ? ' ' : ''
    if (last && last.link === of) Object.assign(last, { text: last.text + gap + text, parent })
    else parts.push({ text: gap + text, link: of, parent })
  }
  return parts
    .map(({ text, link: of }) => {
      const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
      const words = inner.replace(/[ \t\r\n]+/g, ' ')
      const href = of?.attributes.href
      const isTarget = words !== '' && href !== undefined && !href.startsWith('#')
      return `${before && ' '}${isTarget ? link(words, href, lang) : plain(words)}${after && ' '}`
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Whether a space is missing between the texts of two elements, which a page keeps apart by their places. */
const isWordAtBoth = (one: string, other: string): boolean =>
  /[\p{L}\p{N}%$)]$/u.test(one) && /^[\p{L}\p{N}($]/u.test(other)
