import type { ExprNode } from 'groq-js'
import { conditionsOf } from './filter.ts'
import { attributePath, type GroqNode } from './groq-node.ts'
import { isOuterPath, type Join, joinOf } from './join.ts'
import { type TextSearch, textSearchOf } from './text-search.ts'

/** A `*[filter]` of a query, and what is done with the documents it finds. */
export interface Source {
  filter: ExprNode
  /** The conditions that groq-js evaluates. */
  conditions: ExprNode[]
  /** The other conditions, which are evaluated while the documents are read. */
  searches: TextSearch[]
  join: Join | undefined
  /** Whether every document that the join finds passes the filter. */
  isExact: boolean
  /** The attributes that decide if a document passes the filter; null when more than attributes may do. */
  filterReads: string[] | null
  /** The only attributes that are read of the documents found; null when any may be. */
  resultReads: string[] | null
  /** When only the first of them in some order are taken, and columns tell which. */
  first: First | null
}

/** The first documents by one or more attributes. Which of those with the same values come first is not said. */
export interface Ordered {
  keys: { path: string; descending: boolean }[]
  count: number
}

/** The first documents that pass a filter, for which only some of their attributes are read. */
export interface First {
  order: Ordered
  /** Those that are no searches. */
  conditions: ExprNode[]
  reads: string[]
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

/** Attributes that can be a column: no name needs quotes, and a perspective does not change the value. */
export const isColumn = (path: string): boolean =>
  /^(?!_id$|_originalId$)[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(path)

/** The keys of the order up to the first that is no attribute: documents that are equal in them all count as the last. */
function firstOf(node: ExprNode, count: number): Context | null {
  if (node.type !== 'PipeFuncCall' || node.name !== 'order') return null
  const keys = []
  for (const by of node.args) {
    const path = attributePath(by.type === 'Asc' || by.type === 'Desc' ? by.base : by)
    if (path === null || !isColumn(path)) break
    keys.push({ path, descending: by.type === 'Desc' })
  }
  return keys.length > 0 ? { filter: node.base, first: { keys, count } } : null
}

/** @param scopeIsHidden In groq-js a hidden scope (that of a `[]` traversal) is no parent: `^` means something else there. */
export function sourceOf(filter: ExprNode, context: Context | undefined, scopeIsHidden: boolean): Source {
  const join = scopeIsHidden ? undefined : joinOf(filter)
  const found = conditionsOf(filter).map((condition) => ({ condition, search: textSearchOf(condition) }))
  const conditions = found.flatMap(({ condition, search }) => (search ? [] : condition))
  return {
    filter,
    conditions,
    searches: found.flatMap(({ search }) => search ?? []),
    join,
    isExact: isFoundBy(join) && areOnlyType(others(filter, join)),
    filterReads: attributesRead(filter, join),
    resultReads: context && 'reads' in context ? context.reads : null,
    first: context && 'first' in context ? firstWhere(filter, join, context.first, conditions) : null,
  }
}

/** Of a join, the documents are known before the conditions are looked at; null where a condition is about both sides. */
function firstWhere(
  filter: ExprNode,
  join: Join | undefined,
  order: Ordered,
  conditions: ExprNode[],
): First | null {
  const all = others(filter, join)
  const reads = !join || isFoundBy(join) ? together(all, undefined) : null
  if (!reads) return null
  return {
    order,
    conditions: conditions.filter((condition) => all.includes(condition)),
    reads: [...new Set(reads)],
  }
}

/** Whether the documents that the join finds are those that pass its condition, which is `references(…)`. */
function isFoundBy(join: Join | undefined): boolean {
  return join?.by === '_ref' && join.condition.type === 'FuncCall'
}

/** The conditions of a filter but for that of its join. */
function others(filter: ExprNode, join: Join | undefined): ExprNode[] {
  return conditionsOf(filter).filter((condition) => condition !== join?.condition)
}

/** Whether there is at most the condition `_type == "review"`: the documents of a type are looked up. */
function areOnlyType([condition, ...more]: ExprNode[]): boolean {
  if (!condition) return true
  if (more.length > 0 || condition.type !== 'OpCall' || condition.op !== '==') return false
  const { left, right } = condition
  return attributePath(left) === '_type' && right.type === 'Value' && typeof right.value === 'string'
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
