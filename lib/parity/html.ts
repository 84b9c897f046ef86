/** A part of a page in the order of its HTML: a text, or the beginning of an element. */
export type Part =
  | { kind: 'text'; text: string; around: readonly Element[] }
  | { kind: 'element'; element: Element; around: readonly Element[] }

export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
}

/** Elements without an end tag. */
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** Elements whose content is no HTML. */
const RAW = ['script', 'style', 'template']

const TOKEN = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    `<(${RAW.join('|')})((?:\\s[^>]*)?)>([\\s\\S]*?)</\\1>`,
    '<(/?)([a-zA-Z][\\w-]*)((?:"[^"]*"|[^">])*)>',
    '([^<]+)',
  ].join('|'),
  'g',
)

/**
 * The parts of a page that React has written: its tags are balanced and its attributes quoted. Code is left out, but not JSON-LD: that
 * is an element with its content as the attribute `text`.
 */
export function* partsOf(html: string): Generator<Part> {
  const around: Element[] = []
  for (const [, raw, rawAttributes, content, slash, name, attributes, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) yield { kind: 'text', text: decoded(text), around: [...around] }
    else if (raw !== undefined)
      yield { kind: 'element', element: rawElement(raw, rawAttributes, content), around: [] }
    else if (name !== undefined && slash) leave(around, name.toLowerCase())
    else if (name !== undefined) {
      const element = { name: name.toLowerCase(), attributes: attributesIn(attributes ?? '') }
      yield { kind: 'element', element, around: [...around] }
      if (!VOID.has(element.name) && !attributes?.endsWith('/')) around.push(element)
    }
  }
}

const rawElement = (name: string, attributes = '', text = ''): Element => ({
  name,
  attributes: { ...attributesIn(attributes), text },
})

/** Leaves the innermost element of this name, and what was left open in it. */
function leave(around: Element[], name: string): void {
  const at = around.findLastIndex((element) => element.name === name)
  if (at !== -1) around.length = at
}

function attributesIn(tag: string): Record<string, string> {
  const found = tag.matchAll(/([^\s"'>/=]+)(?:="([^"]*)")?/g)
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
  )
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
  })
}

/** Whether visitors see what stands in these elements without doing anything for it. */
export function isVisibleIn(around: readonly Element[]): boolean {
  return !around.some(({ name, attributes }, at) => {
    const isClosed = name === 'details' && !('open' in attributes) && around[at + 1]?.name !== 'summary'
    return isClosed || isHidden(attributes)
  })
}

const HIDDEN_STYLE = /(?:display:\s*none|visibility:\s*hidden|font-size:\s*0)/

export const isHidden = ({
  hidden,
  style = '',
  'aria-hidden': fromReaders,
}: Element['attributes']): boolean =>
  hidden !== undefined || fromReaders === 'true' || HIDDEN_STYLE.test(style)
