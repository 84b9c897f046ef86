import { MARK } from './marks.ts'

/** Each of these characters stands for two bits. */
const DIGITS = '\u200b\u200c\u200d\ufeff'

/** The content of an invisible mark (marks.ts): the document and the field that a text comes from. */
export interface Mark {
  /** Published id of the document. */
  id: string
  type: string
  /** As Sanity writes paths: `faqs[_key=="a1"].question.en`. */
  path: string
}

/** The document and the field in the first mark of a text; null without a complete mark. */
export function readMark(text: string): Mark | null {
  const digits = Array.from(text.match(MARK)?.[0] ?? '', (character) => DIGITS.indexOf(character))
  const bytes = new Uint8Array(digits.length / 4)
  for (const [place, digit] of digits.entries()) bytes[place >> 2] = (bytes[place >> 2] ?? 0) * 4 + digit
  // Each mark begins with the byte 0. The JSON follows it.
  const [, json] = new TextDecoder().decode(bytes).split('\0')
  if (!json) return null
  const { searchParams } = new URL(JSON.parse(json).href, 'http://localhost')
  const [id, type, path] = ['id', 'type', 'path'].map((name) => searchParams.get(name) ?? '')
  return id && type && path ? { id, type, path } : null
}
