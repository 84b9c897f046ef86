import type { ArrayElementNode, ExprNode, ObjectAttributeNode, SelectAlternativeNode } from 'groq-js'

/** A node of the syntax tree groq-js parses a query into: an expression, or a part of one. */
export type GroqNode = ExprNode | ArrayElementNode | ObjectAttributeNode | SelectAlternativeNode

export function isGroqNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** `^._id` of a document whose `_id` is in the result. No document has this id. */
export const SHOWN = '^'

/** The only values of an attribute with which a document can pass a filter; null when that is not certain. */
export function allowedValues(filter: GroqNode, path: string): string[] | null {
  return allowed(filter, (condition) => {
    if (condition.type !== 'OpCall') return null
    const { op, left, right } = condition
    if (op === '==' && attributePath(left) === path) return text(right)
    if (op === '==' && attributePath(right) === path) return text(left)
    return op === 'in' && attributePath(left) === path ? listed(right, text) : null
  })
}

/**
 * Documents of which a document must refer to at least one to pass a filter; null when that is not certain.
 * `parents` tells of which enclosing documents the `_id` is in the result: for them the answer is `SHOWN`.
 */
export function allowedReferences(filter: GroqNode, parents: boolean[]): string[] | null {
  const idOf = (node: GroqNode) => text(node) ?? shownParent(node, parents)
  return allowed(filter, (condition) => {
    if (condition.type === 'FuncCall') {
      const isReferences = condition.namespace === 'global' && condition.name === 'references'
      return isReferences ? joined(condition.args.map((arg) => idOf(arg) ?? listed(arg, idOf))) : null
    }
    if (condition.type !== 'OpCall' || condition.op !== '==') return null
    if (attributePath(condition.left)?.endsWith('._ref')) return idOf(condition.right)
    if (attributePath(condition.right)?.endsWith('._ref')) return idOf(condition.left)
    return null
  })
}

/** Whether nothing but some attributes of a document decides if it passes a filter. */
export function readsOnly(filter: GroqNode, paths: string[]): boolean {
  switch (filter.type) {
    case 'Value':
      return true
    case 'AccessAttribute':
      return paths.includes(attributePath(filter) ?? '')
    case 'Group':
    case 'Not':
      return readsOnly(filter.base, paths)
    case 'And':
    case 'Or':
    case 'OpCall':
      return readsOnly(filter.left, paths) && readsOnly(filter.right, paths)
    case 'Array':
      return filter.elements.every(({ value }) => readsOnly(value, paths))
    case 'FuncCall':
      return filter.name === 'defined' && filter.args.every((arg) => readsOnly(arg, paths))
    default:
      return false
  }
}

/** Takes a filter apart at `&&` and `||`. Of what both sides of an `&&` allow, the shorter list is enough. */
function allowed(filter: GroqNode, ofCondition: (condition: GroqNode) => string[] | null): string[] | null {
  switch (filter.type) {
    case 'Group':
      return allowed(filter.base, ofCondition)
    case 'Or':
      return joined([allowed(filter.left, ofCondition), allowed(filter.right, ofCondition)])
    case 'And': {
      const left = allowed(filter.left, ofCondition)
      const right = allowed(filter.right, ofCondition)
      return left && right ? (left.length <= right.length ? left : right) : (left ?? right)
    }
    default:
      return ofCondition(filter)
  }
}

function joined(lists: (string[] | null)[]): string[] | null {
  const known = lists.filter((list) => list !== null)
  return known.length === lists.length ? [...new Set(known.flat())] : null
}

function text(node: GroqNode): string[] | null {
  return node.type === 'Value' && typeof node.value === 'string' ? [node.value] : null
}

function listed(node: GroqNode, ofItem: (node: GroqNode) => string[] | null): string[] | null {
  if (node.type === 'Array')
    return joined(node.elements.map((item) => (item.isSplat ? null : ofItem(item.value))))
  if (node.type !== 'Value' || !Array.isArray(node.value)) return null
  return joined(node.value.map((value) => ofItem({ type: 'Value', value })))
}

function shownParent(node: GroqNode, parents: boolean[]): string[] | null {
  if (node.type !== 'AccessAttribute' || node.name !== '_id' || node.base?.type !== 'Parent') return null
  return parents[node.base.n - 1] ? [SHOWN] : null
}

/** `a.b` for an attribute of the document a filter is about; null for anything else. */
function attributePath(node: GroqNode): string | null {
  if (node.type !== 'AccessAttribute') return null
  if (!node.base || node.base.type === 'This') return node.name
  const base = attributePath(node.base)
  return base && `${base}.${node.name}`
}
