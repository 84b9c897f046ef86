import type { XmlElement, XmlNode } from './xml.ts'

/** The text of each element for text to keep, by its id: a target may have only the id. */
export type KeptTexts = Map<string, string>

/** The texts of a unit of XLIFF 2 that inline elements refer to (`originalData`), by id. */
export type OriginalData = ReadonlyMap<string, string>

/** Comments and sentences that tools mark. Only the content of an element is read. */
const TRANSPARENT = new Set(['mrk'])
/** The same as two empty elements, and where a tool would cut a page. */
const NOTHING = new Set(['sm', 'em', 'bookmark'])
const KEPT = new Set(['ph', 'x'])
const STARTS = new Set(['bpt', 'bx', 'sc'])
const ENDS = new Set(['ept', 'ex', 'ec'])

/**
 * The inline elements of all versions of XLIFF in one form: text to keep is text, and every pair is a `<g>`. Elements that the
 * export does not write stay as they are, for `piecesOfNodes` to refuse.
 * @param kept is read, and gets the texts that are found
 */
export function plainInline(nodes: XmlNode[], kept: KeptTexts, data: OriginalData): XmlNode[] {
  const result: XmlNode[] = []
  /** Pairs that have begun as two elements. A tool writes them where it cuts a pair into sentences. */
  const open: XmlElement[] = []
  const add = (...added: XmlNode[]) => (open.at(-1)?.children ?? result).push(...added)
  for (const node of nodes) {
    if (typeof node === 'string') add(node)
    else if (NOTHING.has(node.name)) continue
    else if (TRANSPARENT.has(node.name)) add(...plainInline(node.children, kept, data))
    else if (node.name === 'cp') add(characterOf(node) ?? node)
    else if (KEPT.has(node.name)) add(keptText(node, kept, data) ?? node)
    else if (node.name === 'g' || node.name === 'pc') add(pair(node, plainInline(node.children, kept, data)))
    else if (STARTS.has(node.name)) {
      const started = pair(node, [])
      add(started)
      open.push(started)
    } else if (ENDS.has(node.name) && open.length > 0) open.pop()
    else add(node)
  }
  return result
}

const pair = ({ attributes }: XmlElement, children: XmlNode[]): XmlElement => ({
  name: 'g',
  attributes: { id: attributes.id ?? attributes.rid ?? '' },
  children,
})

function keptText(element: XmlElement, kept: KeptTexts, data: OriginalData): string | undefined {
  const { id = '', dataRef = '', equiv, disp, 'equiv-text': equivText } = element.attributes
  const inside = element.children.filter((child) => typeof child === 'string').join('')
  // Texts of the source come first: a tool may write its own name for the element into the target.
  const text = [kept.get(id), inside, equivText, equiv, data.get(dataRef), disp].find(Boolean)
  if (text !== undefined) kept.set(id, text)
  return text
}

/** A character that XML cannot have, in XLIFF 2. */
function characterOf({ attributes: { hex = '' } }: XmlElement): string | undefined {
  const code = Number.parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
