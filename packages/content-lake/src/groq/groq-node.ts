import type { ArrayElementNode, ExprNode, ObjectAttributeNode, SelectAlternativeNode } from 'groq-js'

/** A node of the syntax tree that groq-js makes of a query: an expression, or a part of an expression. */
export type GroqNode = ExprNode | ArrayElementNode | ObjectAttributeNode | SelectAlternativeNode

export function isGroqNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The direct child nodes of a node. */
export function partsOf(node: GroqNode): GroqNode[] {
  return Object.values(node).flat().filter(isGroqNode)
}

/** The path `a.b` of an attribute of the filtered document; null for other nodes. */
export function attributePath(node: GroqNode): string | null {
  if (node.type !== 'AccessAttribute') return null
  if (!node.base || node.base.type === 'This') return node.name
  const base = attributePath(node.base)
  return base && `${base}.${node.name}`
}

/** True for `a.b._ref`, `a[]._ref` and the like: an id that the filtered document refers to. */
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

/** True for `a.b`, `a[].b` and the like: a path in the filtered document. */
export function isOwnPath(node: GroqNode | undefined): boolean {
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
