import { type ExprNode, parse } from 'groq-js'
import { type GroqNode, isGroqNode } from './groq-node.ts'
import { become, filledIn } from './pattern-node.ts'

/**
 * GROQ compares texts by the numbers of their characters, which puts "É" after "Z". `order(lower(…))`, by which the Studio
 * sorts its lists, asks for the order of a reader: accents and ligatures count as the letters they are made of, and all apostrophes come before letters.
 * Dereferencing is the only hook of groq-js for values from outside, and no document id can begin like this.
 */
const MARK = '\u0000order '
const KEY = parse(`{"_ref": "${MARK}" + $text}->`)

/** The text to sort by that a made-up id stands for, in the order of a reader or as GROQ has it; undefined for any other id. */
export function readOrderKey(id: string, asReader: boolean): string | undefined {
  if (!id.startsWith(MARK)) return undefined
  const text = id.slice(MARK.length)
  if (!asReader) return text
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Makes `order(lower(…))` in a tree ask for its texts with `readOrderKey`. */
export function putReadingOrder(tree: ExprNode): void {
  visit(tree)
}

function visit(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (isGroqNode(value)) {
    if (value.type === 'Value') return
    if (value.type === 'PipeFuncCall' && value.name === 'order') value.args.forEach(sortAsReader)
  }
  for (const inner of Object.values(value)) visit(inner)
}

function sortAsReader(by: GroqNode): void {
  const text = by.type === 'Asc' || by.type === 'Desc' ? by.base : by
  if (text.type !== 'FuncCall' || text.namespace !== 'global' || text.name !== 'lower') return
  become(text, filledIn(KEY, { text: { ...text } }))
}
