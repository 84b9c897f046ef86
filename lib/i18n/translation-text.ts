/* These functions take text of one language as documents store it: a string, or Portable Text. */

interface Block {
  style?: string
  listItem?: string
  level?: number
  children?: { text?: string; marks?: string[] }[]
  markDefs?: { _key: string; href?: string }[]
}

/** The words of a text without formatting, one line for each paragraph. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  return blocksOf(value)
    .map(({ children = [] }) => children.map(({ text = '' }) => text).join(''))
    .join('\n')
}

/** Whether two texts have the same words and the same look. Data that only the editor uses, such as keys, is ignored. */
export function isSameText(one: unknown, other: unknown): boolean {
  return appearance(one) === appearance(other)
}

function appearance(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(blocksOf(value).map(blockAppearance))
}

function blockAppearance({ style = 'normal', listItem, level, children = [], markDefs = [] }: Block) {
  const linkOf = (mark: string) => markDefs.find(({ _key }) => _key === mark)?.href ?? mark
  const spans = children
    .filter(({ text }) => text)
    .map(({ text, marks = [] }) => ({ text, marks: marks.map(linkOf).sort() }))
  return { style, listItem, level: listItem && (level ?? 1), spans }
}

function blocksOf(value: unknown): Block[] {
  return Array.isArray(value) ? value.filter((block) => typeof block === 'object' && block !== null) : []
}
