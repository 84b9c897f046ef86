import type { ExprNode } from 'groq-js'
import { attributePath, isOwnReference } from './groq-node.ts'

/**
 * A condition that connects the `*[filter]` of a sub-query with the outer document, such as `references(^._id)`. The key is the
 * value from the outer document. Only documents whose `_id` is the key, or that refer to the key (`_ref`), can match.
 */
export interface Join {
  by: '_id' | '_ref'
  /** The condition in the filter. */
  condition: ExprNode
  /** The path in the filter that begins with `^`. Its value is the key. */
  key: ExprNode
}

/** The first join among the conditions that every matching document must meet; undefined when there is no join. */
export function joinOf(filter: ExprNode): Join | undefined {
  switch (filter.type) {
    case 'Group':
      return joinOf(filter.base)
    case 'And':
      return joinOf(filter.left) ?? joinOf(filter.right)
    case 'OpCall': {
      const { op, left, right } = filter
      if (op === 'in')
        return isOuterPath(left) && isOwnReference(right)
          ? { by: '_ref', key: left, condition: filter }
          : undefined
      return op === '==' ? (equality(filter, left, right) ?? equality(filter, right, left)) : undefined
    }
    case 'FuncCall': {
      const [target, ...more] = filter.args
      const single = filter.namespace === 'global' && filter.name === 'references' && more.length === 0
      return single && target && isOuterPath(target)
        ? { by: '_ref', key: target, condition: filter }
        : undefined
    }
    default:
      return undefined
  }
}

function equality(condition: ExprNode, own: ExprNode, outer: ExprNode): Join | undefined {
  if (!isOuterPath(outer)) return undefined
  if (attributePath(own) === '_id') return { by: '_id', key: outer, condition }
  return isOwnReference(own) ? { by: '_ref', key: outer, condition } : undefined
}

/** Whether a node is an attribute of an outer document: `^._id`, `^.^.service._ref`, `^.author->_id`. */
export function isOuterPath(node: ExprNode): boolean {
  switch (node.type) {
    case 'Parent':
      return true
    case 'Deref':
      return isOuterPath(node.base)
    case 'AccessAttribute':
      return node.base !== undefined && isOuterPath(node.base)
    default:
      return false
  }
}

/** The key as an expression for use outside of the filter, where each `^` is one step shorter: `^._id` becomes `@._id`. */
export function outsideFilter(key: ExprNode): ExprNode {
  switch (key.type) {
    case 'Parent':
      return key.n === 1 ? { type: 'This' } : { type: 'Parent', n: key.n - 1 }
    case 'Deref':
      return { ...key, base: outsideFilter(key.base) }
    case 'AccessAttribute':
      return key.base ? { ...key, base: outsideFilter(key.base) } : key
    default:
      return key
  }
}
