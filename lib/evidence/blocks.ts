/** A paragraph or heading of formatted text. */
export interface Block {
  _type: 'block'
  style?: string
  children: { text?: string }[]
}

export const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' &&
  value !== null &&
  '_type' in value &&
  value._type === 'block' &&
  'children' in value &&
  Array.isArray(value.children)

/** The text of a block, through all its spans. */
export const blockText = ({ children }: Block): string => children.map(({ text = '' }) => text).join('')
