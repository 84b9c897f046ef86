import type { Block, Span } from './portable-text.ts'
import { escapeXml, type XmlNode } from './xml.ts'

/** A piece of text and its marks, such as bold or a link, outermost first. */
export type Piece = Pick<Span, 'text'> & { marks: string[] }

/** Inline markup that cannot be converted to text. */
export class InlineError extends Error {
  override name = 'InlineError'
}

/** Text without formatting, or formatted text, as markup to compare. The file has further elements (write-inline.ts). */
export function markupOf(value: string | Piece[]): string {
  return typeof value === 'string' ? escapeXml(value) : nested(value)
}

/** The pieces of a block. Neighbours with the same marks are joined. */
export function piecesOf({ children }: Pick<Block, 'children'>): Piece[] {
  return joined(children.map(({ text, marks = [] }) => ({ text, marks: [...new Set(marks)] })))
}

function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (piece.text === '') continue
    if (last && sameMarks(last.marks, piece.marks)) last.text += piece.text
    else result.push({ ...piece })
  }
  return result
}

const sameMarks = (one: string[], other: string[]) => one.join('\n') === other.join('\n')

/** The names of the decorators in XLIFF 1.2. */
export const DECORATORS: Record<string, string> = { strong: 'bold', em: 'italic', underline: 'underlined' }

/** Every mark is a `<g>` whose id is the mark and a number: `strong:1`, or the key of a link. */
function nested(pieces: Piece[]): string {
  const counts = new Map<string, number>()
  const open: string[] = []
  let markup = ''
  for (const { text, marks } of pieces) {
    let shared = 0
    while (shared < open.length && open[shared] === marks[shared]) shared += 1
    markup += '</g>'.repeat(open.length - shared)
    for (const mark of marks.slice(shared)) {
      const count = (counts.get(mark) ?? 0) + 1
      counts.set(mark, count)
      markup += `<g id="${escapeXml(`${mark}:${count}`)}" ctype="${DECORATORS[mark] ?? 'link'}">`
    }
    open.splice(0, open.length, ...marks)
    markup += escapeXml(text)
  }
  return markup + '</g>'.repeat(open.length)
}

/** The text between tags. Throws InlineError when there is formatting in it. */
export function textOfNodes(nodes: XmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      throw new InlineError(`<${node.name}>`)
    })
    .join('')
}

/** The formatted text between tags. Throws InlineError for markup that the export does not write. */
export function piecesOfNodes(nodes: XmlNode[], marks: string[] = []): Piece[] {
  const pieces = nodes.flatMap((node): Piece[] => {
    if (typeof node === 'string') return [{ text: node, marks }]
    const mark = /^(.+):\d+$/s.exec(node.attributes.id ?? '')?.[1]
    if (node.name !== 'g' || mark === undefined)
      throw new InlineError(`<${node.name} id="${node.attributes.id ?? ''}">`)
    return piecesOfNodes(node.children, marks.includes(mark) ? marks : [...marks, mark])
  })
  return joined(pieces)
}

/** A text without line breaks and the spaces around them. Translation tools may put each text on a separate line. */
export function onOneLine(text: string | Piece[]): string | Piece[] {
  if (typeof text === 'string') return /[\r\n]/.test(text) ? withoutBreaks(text).trim() : text
  if (!text.some((piece) => /[\r\n]/.test(piece.text))) return text
  const last = text.length - 1
  return text
    .map((piece, at) => {
      const line = withoutBreaks(piece.text)
      const begun = at === 0 ? line.trimStart() : line
      return { ...piece, text: at === last ? begun.trimEnd() : begun }
    })
    .filter((piece) => piece.text !== '')
}

const withoutBreaks = (text: string) => text.replace(/\s*[\r\n]\s*/g, ' ')
