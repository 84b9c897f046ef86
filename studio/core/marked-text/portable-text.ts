/** The parts of Portable Text that translators work on. */
export interface Span {
  _type: 'span'
  _key: string
  text: string
  /** Names of decorators, or keys of `markDefs`. */
  marks?: string[]
}

export interface MarkDefinition {
  _key: string
  _type: string
  [attribute: string]: unknown
}

export interface Block {
  _type: 'block'
  _key: string
  style?: string
  listItem?: string
  level?: number
  markDefs?: MarkDefinition[]
  children: Span[]
}

/** The blocks of one language of a localized field. */
export function blocksOf(value: unknown): Block[] {
  return Array.isArray(value) ? value.filter((item) => item?._type === 'block') : []
}
