import type { ExprNode } from 'groq-js'

/** A node of the syntax tree groq-js parses a query into. */
export type GroqNode = ExprNode

export function isGroqNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** `_type` or `_id` of the document a filter is about; undefined for any other node. */
export function ownAttribute(node: GroqNode): '_type' | '_id' | undefined {
  if (node.type !== 'AccessAttribute' || (node.base && node.base.type !== 'This')) return undefined
  return node.name === '_type' || node.name === '_id' ? node.name : undefined
}

/** True for `a.b._ref`, `a[]._ref` and the like: an id that the filter's own document refers to. */
export function isOwnReference(node: GroqNode): boolean {
  switch (node.type) {
    case 'AccessAttribute':
      return node.name === '_ref' && isOwnPath(node.base)
    case 'Map':
    case 'FlatMap':
      return isOwnPath(node.base) && isOwnReference(node.expr)
    default:
      return false
  }
}

function isOwnPath(node: GroqNode | undefined): boolean {
  switch (node?.type) {
    case undefined:
    case 'This':
      return true
    case 'AccessAttribute':
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'Group':
      return isOwnPath(node.base)
    case 'Map':
    case 'FlatMap':
      return isOwnPath(node.base) && isOwnPath(node.expr)
    default:
      return false
  }
}
