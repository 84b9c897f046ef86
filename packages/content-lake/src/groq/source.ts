import type { ExprNode } from 'groq-js'
import { conditionsOf } from './filter.ts'
import { attributePath, type GroqNode } from './groq-node.ts'
import { isOuterPath, type Join, joinOf } from './join.ts'
import { type TextSearch, textSearchOf } from './text-search.ts'

/** A `*[filter]` of a query, and how the query uses its documents. */
export interface Source {
  filter: ExprNode
  /** The conditions that groq-js evaluates. */
  conditions: ExprNode[]
  /** The other conditions: text searches, which our code evaluates while it reads documents. */
  searches: TextSearch[]
  join: Join | undefined
  /** Whether all documents that the join finds pass the filter. */
  isExact: boolean
  /** The attributes that decide whether a document passes; null when other data may decide too. */
  filterReads: string[] | null
  /** The only attributes of the found documents that the query uses; null when it may use any attribute. */
  resultReads: string[] | null
  /** Set when the query uses only the first documents in an order, and columns can find these. */
  first: First | null
}

/** The first `count` documents in an order by attributes. The order of documents with the same values is not defined. */
export interface Ordered {
  keys: { path: string; descending: boolean }[]
  count: number
}

/** How to find the first documents that pass a filter, with only some of their attributes. */
export interface First {
  order: Ordered
  /** The conditions that are not text searches. */
  conditions: ExprNode[]
  reads: string[]
}

/** How the node around a `*[filter]` uses its documents: only some attributes (`reads`), or only the first ones (`first`). */
export type Context = { filter: GroqNode } & ({ reads: string[] } | { first: Ordered })

/** How `count(*[…])`, `*[…].name` and `*[…] | order(name)[0...n]` use the documents; null for other nodes. */
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

/** Whether a column can have the values of this path: its names need no quotes, and no perspective changes its value. */
export const isColumn = (path: string): boolean =>
  /^(?!_id$|_originalId$)[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(path)

/** The keys of an order, up to the first that is not an attribute. Later keys do not matter: equal documents are all kept. */
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

/** @param scopeIsHidden whether groq-js skips this scope for `^`, as in a `[]` traversal: then `^` means another value */
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

/** How columns find the first documents. Null when a condition (not the join's `references(…)`) reads more than attributes. */
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

/** Whether the join finds exactly the documents that pass its condition. This is true for `references(…)` only. */
function isFoundBy(join: Join | undefined): boolean {
  return join?.by === '_ref' && join.condition.type === 'FuncCall'
}

/** The conditions of a filter except the condition of its join. */
function others(filter: ExprNode, join: Join | undefined): ExprNode[] {
  return conditionsOf(filter).filter((condition) => condition !== join?.condition)
}

/** Whether the only condition, if any, is like `_type == "review"`. Documents are found by type, so all pass it. */
function areOnlyType([condition, ...more]: ExprNode[]): boolean {
  if (!condition) return true
  if (more.length > 0 || condition.type !== 'OpCall' || condition.op !== '==') return false
  const { left, right } = condition
  return attributePath(left) === '_type' && right.type === 'Value' && typeof right.value === 'string'
}

/** The attributes that a filter reads; null when it reads other data too. `references(…)` of the join reads none. */
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

/** The attribute `a` of a path `a.b`; null when it cannot be a column. */
function attributeOf(node: GroqNode): string | null {
  const [name = ''] = attributePath(node)?.split('.') ?? []
  return /^[A-Za-z_]\w*$/.test(name) && name !== '_originalId' ? name : null
}
