import type { ExprNode } from 'groq-js'
import { attributePath, type GroqNode } from './groq-node.ts'
import { isOuterPath, type Join, joinOf } from './join.ts'

/** A `*[filter]` of a query, and what is done with the documents it finds. */
export interface Source {
  filter: ExprNode
  join: Join | undefined
  /** The attributes that decide if a document passes the filter; null when more than attributes may do. */
  filterReads: string[] | null
  /** The only attributes that are read of the documents found; null when any may be. */
  resultReads: string[] | null
  /** When only the first of them in some order are taken. */
  first: Ordered | null
}

/** The first documents by an attribute. Which of those with the same value come first is not said. */
export interface Ordered {
  path: string
  descending: boolean
  count: number
}

/** What a node does with the `*[filter]` it is directly around. */
export type Context = { filter: GroqNode } & ({ reads: string[] } | { first: Ordered })

/** What `count(*[…])`, `*[…].name` and `*[…] | order(name)[0...n]` do with their documents; null for any other node. */
export function contextOf(node: GroqNode): Context | null {
  switch (node.type) {
    case 'FuncCall': {
      const [counted] = node.args
      const isCount = node.namespace === 'global' && node.name === 'count' && counted
      return isCount ? { filter: counted, reads: [] } : null
    }
    case 'Map': {
      const name = attributeOf(node.expr)
      return name === null ? null : { filter: node.base, reads: [name] }
    }
    case 'Slice': {
      const end = node.isInclusive ? node.right + 1 : node.right
      return node.left >= 0 && node.right >= 0 ? firstOf(node.base, end) : null
    }
    case 'AccessElement':
      return node.index >= 0 ? firstOf(node.base, node.index + 1) : null
    default:
      return null
  }
}

function firstOf(node: ExprNode, count: number): Context | null {
  if (node.type !== 'PipeFuncCall' || node.name !== 'order') return null
  const [by] = node.args
  const path = by && attributePath(by.type === 'Asc' || by.type === 'Desc' ? by.base : by)
  return path ? { filter: node.base, first: { path, descending: by.type === 'Desc', count } } : null
}

/** @param scopeIsHidden In groq-js a hidden scope (that of a `[]` traversal) is no parent: `^` means something else there. */
export function sourceOf(filter: ExprNode, context: Context | undefined, scopeIsHidden: boolean): Source {
  const join = scopeIsHidden ? undefined : joinOf(filter)
  return {
    filter,
    join,
    filterReads: attributesRead(filter, join),
    resultReads: context && 'reads' in context ? context.reads : null,
    first: context && 'first' in context ? context.first : null,
  }
}

/** Documents that are found by a join's reference pass its `references(…)`. */
function attributesRead(node: GroqNode, join: Join | undefined): string[] | null {
  switch (node.type) {
    case 'Value':
    case 'Parameter':
      return []
    case 'AccessAttribute': {
      const name = attributeOf(node)
      if (name !== null) return [name]
      return join && isOuterPath(node) ? [] : null
    }
    case 'Group':
    case 'Not':
      return attributesRead(node.base, join)
    case 'And':
    case 'Or':
    case 'OpCall':
      return together([node.left, node.right], join)
    case 'FuncCall':
      if (node === join?.condition) return []
      return node.namespace === 'global' && node.name === 'defined' ? together(node.args, join) : null
    default:
      return null
  }
}

function together(nodes: GroqNode[], join: Join | undefined): string[] | null {
  const lists = nodes.map((node) => attributesRead(node, join))
  const known = lists.filter((list) => list !== null)
  return known.length === lists.length ? known.flat() : null
}

/** The attribute of the document that `a.b` is part of; null for one that cannot be a column. */
function attributeOf(node: GroqNode): string | null {
  const [name = ''] = attributePath(node)?.split('.') ?? []
  return /^[A-Za-z_]\w*$/.test(name) && name !== '_originalId' ? name : null
}
