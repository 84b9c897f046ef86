import { parse } from 'groq-js'
import { type GroqNode, isGroqNode } from './groq-node.ts'
import { outsideId } from './outside-value.ts'
import { become, filledIn } from './pattern-node.ts'

const KEY = parse(`{"_ref": "${outsideId('order', '')}" + $text}->`)

/**
 * The key by which `order(lower(…))` sorts a text. GROQ compares the codes of characters, which puts "É" after "Z". With
 * `asReader`, letters with accents and ligatures count as plain letters, and both kinds of apostrophe as the same. The Studio
 * sorts its lists this way.
 */
export function orderKey(text: string, asReader: boolean): string {
  if (!asReader) return text
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Makes `order(lower(…))` in a tree sort by `orderKey`. */
export function putReadingOrder(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (isGroqNode(value)) {
    if (value.type === 'Value') return
    if (value.type === 'PipeFuncCall' && value.name === 'order') value.args.forEach(sortAsReader)
  }
  for (const inner of Object.values(value)) putReadingOrder(inner)
}

function sortAsReader(by: GroqNode): void {
  const text = by.type === 'Asc' || by.type === 'Desc' ? by.base : by
  if (text.type !== 'FuncCall' || text.namespace !== 'global' || text.name !== 'lower') return
  become(text, filledIn(KEY, { text: { ...text } }))
}
