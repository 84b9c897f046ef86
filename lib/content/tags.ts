import { type ArrayElementNode, type ExprNode, parse } from 'groq-js'

/**
 * Cache tags: what a cached read depends on, and what a change touches. Both sides are derived here and nowhere else.
 *
 * | tag                          | a read has it for                            | a change fires it for                    |
 * |------------------------------|----------------------------------------------|------------------------------------------|
 * | `content`                    | every read                                   | a lake the pages were not built from     |
 * | `doc:<id>`                   | every document in the result                 | the document, and those that refer to one that came or went |
 * | `slug:<type>:<slug>`         | a look-up by slug, found or not              | a document that gained or lost the slug  |
 * | `list:<type>:<id>`           | a list narrowed by a reference to `<id>`     | a document that refers to `<id>`         |
 * | `count:<type>`               | a count of a whole type                      | a document that came or went             |
 * | `type:<type>`                | any other list                               | any document of the type                 |
 */
export const ALL_CONTENT = 'content'

type Params = Record<string, unknown>

interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The tags of a read: from the query's own filters and from every document in its result. */
export function tagsOfRead(query: string, params: Params, result: unknown): string[] {
  const ids = collectIds(result, new Set())
  const tags = new Set([ALL_CONTENT])
  for (const id of ids) tags.add(`doc:${id}`)
  for (const filter of findFilters(parse(query, { params }))) {
    for (const tag of tagsOfFilter(filter, ids)) tags.add(tag)
  }
  return [...tags]
}

/** The tags a change of one published document fires. `null` stands for "was not" or "is no more". */
export function tagsOfChange(before: StoredDocument | null, after: StoredDocument | null): string[] {
  const tags = new Set<string>()
  for (const document of [before, after]) {
    if (!document) continue
    tags.add(`doc:${document._id}`).add(`type:${document._type}`)
    for (const ref of references(document)) tags.add(`list:${document._type}:${ref}`)
  }
  if (!before || !after) {
    const document = before ?? after
    if (document) tags.add(`count:${document._type}`)
  }
  const [slugBefore, slugAfter] = [slugTag(before), slugTag(after)]
  if (slugBefore !== slugAfter) {
    if (slugBefore) tags.add(slugBefore)
    if (slugAfter) tags.add(slugAfter)
  }
  return [...tags]
}

/** `^._id` in a filter inside a projection. No document has this id. */
const ENCLOSING = '^'

interface Filter {
  conditions: ExprNode[]
  counted: boolean
}

function tagsOfFilter({ conditions, counted }: Filter, resultIds: Set<string>): string[] {
  const types = conditions.flatMap((condition) => valuesOf(condition, '_type'))
  const ids = conditions.flatMap((condition) => valuesOf(condition, '_id'))
  if (ids.length > 0) return ids.map((id) => `doc:${id}`)
  const slugs = conditions.flatMap((condition) => valuesOf(condition, 'slug.current'))
  if (slugs.length > 0) return types.flatMap((type) => slugs.map((slug) => `slug:${type}:${slug}`))
  for (const condition of conditions) {
    const target = referredTo(condition)
    if (!target) continue
    // The enclosing document is one of those in the result.
    const targets = target === ENCLOSING ? [...resultIds] : [target]
    return types.flatMap((type) => targets.map((id) => `list:${type}:${id}`))
  }
  const kind = counted && conditions.length === 1 ? 'count' : 'type'
  return types.length > 0 ? types.map((type) => `${kind}:${type}`) : [ALL_CONTENT]
}

/** Every `*[…]` of a query, with its conditions taken apart at `&&`. */
function findFilters(node: unknown, counted = false, found: Filter[] = []): Filter[] {
  if (Array.isArray(node)) {
    for (const item of node) findFilters(item, counted, found)
    return found
  }
  if (!isNode(node)) return found
  if (node.type === 'Filter' && isNode(node.base) && node.base.type === 'Everything') {
    found.push({ conditions: conjuncts(node.expr), counted })
  }
  const isCount = node.type === 'FuncCall' && node.name === 'count'
  for (const [key, child] of Object.entries(node)) {
    if (typeof child === 'object' && child !== null) {
      findFilters(child, isCount || (counted && key === 'base' && node.type === 'Group'), found)
    }
  }
  return found
}

function conjuncts(expr: ExprNode): ExprNode[] {
  if (expr.type === 'And') return [...conjuncts(expr.left), ...conjuncts(expr.right)]
  if (expr.type === 'Group') return conjuncts(expr.base)
  return [expr]
}

/** The strings a condition `path == "x"` or `path in ["x", "y"]` allows; none when it says something else. */
function valuesOf(condition: ExprNode, path: string): string[] {
  if (condition.type !== 'OpCall' || attributePath(condition.left) !== path) return []
  if (condition.op !== '==' && condition.op !== 'in') return []
  return literalStrings(condition.right)
}

function literalStrings(node: ExprNode): string[] {
  if (node.type === 'Value') {
    const values: unknown[] = Array.isArray(node.value) ? node.value : [node.value]
    return values.filter((value) => typeof value === 'string')
  }
  if (node.type === 'Array')
    return node.elements.flatMap((element: ArrayElementNode) => literalStrings(element.value))
  return []
}

/** The document a condition `field._ref == x` or `references(x)` asks for, if it is such a condition. */
function referredTo(condition: ExprNode): string | null {
  if (condition.type === 'FuncCall' && condition.name === 'references') return documentId(condition.args[0])
  if (condition.type !== 'OpCall' || condition.op !== '==') return null
  return attributePath(condition.left)?.endsWith('._ref') ? documentId(condition.right) : null
}

function documentId(node: ExprNode | undefined): string | null {
  if (!node) return null
  const isEnclosing = node.type === 'AccessAttribute' && node.name === '_id' && node.base?.type === 'Parent'
  return isEnclosing ? ENCLOSING : (literalStrings(node)[0] ?? null)
}

function attributePath(node: ExprNode): string | null {
  if (node.type !== 'AccessAttribute') return null
  if (!node.base) return node.name
  const base = attributePath(node.base)
  return base && `${base}.${node.name}`
}

function isNode(value: unknown): value is ExprNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function collectIds(value: unknown, ids: Set<string>): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) collectIds(item, ids)
  } else if (typeof value === 'object' && value !== null) {
    if ('_id' in value && typeof value._id === 'string') ids.add(value._id)
    for (const field of Object.values(value)) collectIds(field, ids)
  }
  return ids
}

/** The documents a document refers to, by a field of its own or by an item of a list. */
function references(document: StoredDocument): string[] {
  return Object.values(document).flatMap((value) => {
    const items: unknown[] = Array.isArray(value) ? value : [value]
    return items.flatMap((item) => {
      const isReference = typeof item === 'object' && item !== null && '_ref' in item
      return isReference && typeof item._ref === 'string' ? [item._ref] : []
    })
  })
}

function slugTag(document: StoredDocument | null): string | null {
  const slug = document?.slug
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : null
  return document && typeof current === 'string' ? `slug:${document._type}:${current}` : null
}
