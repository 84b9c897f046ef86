import {
  allowedReferences,
  allowedValues,
  attributePath,
  type GroqNode,
  type KnownTexts,
  partsOf,
  remembered,
  textsOfParameters,
} from 'content-lake/groq'
import { parse } from 'groq-js'

/** Stands for `^._id` of a document whose `_id` is in the result. No document has this id. */
export const SHOWN = '^'

/** Content whose change may change the result of a query. `SHOWN` stands for each document in the result. */
export type Dependency =
  | { on: 'document'; id: string }
  | { on: 'slug'; type: string; slug: string }
  | { on: 'referrers'; type: string; to: string | typeof SHOWN }
  | { on: 'count'; type: string }
  | { on: 'type'; type: string }
  | { on: 'anything' }

/**
 * How much of the value of a query's part is in the result. `shown`: all of it. `cut`: items by position, such as `[0...3]`.
 * `lost`: possibly nothing.
 */
type Place = 'shown' | 'cut' | 'lost'

interface Context {
  place: Place
  /** For each enclosing projection, innermost first: whether the result has the `_id` of the projected document. */
  parents: boolean[]
}

/** The context for expressions in which this analysis does not know the document behind `^`. */
const ELSEWHERE: Context = { place: 'lost', parents: [] }

/** Namespaces whose functions read only their arguments. Other functions may read documents that the query does not name. */
export const PURE_NAMESPACES = ['global', 'array', 'math', 'pt', 'string']

const treeOf = remembered((query, params) => parse(query, { params }))

/**
 * The dependencies of a query's result, apart from the documents whose `_id` is in the result. A document that is read without
 * its `_id` in the result becomes the dependency `anything`. So does an expression that this analysis does not know.
 */
export function dependenciesOf(query: string, params: Record<string, unknown>): Dependency[] {
  const found: Dependency[] = []
  const known = textsOfParameters(params)
  visit(treeOf(query, params), { place: 'shown', parents: [] })
  return found

  function visit(node: GroqNode, context: Context): void {
    switch (node.type) {
      case 'Value':
        return
      case 'Everything':
        found.push({ on: 'anything' })
        return
      case 'Filter':
        if (node.base.type === 'Everything') found.push(...dependenciesOfFilter(node.expr, context, known))
        else visit(node.base, lost(context))
        return visit(node.expr, ELSEWHERE)
      case 'Deref':
        if (context.place === 'lost') found.push({ on: 'anything' })
        return visit(node.base, lost(context))
      case 'Map':
      case 'FlatMap':
        visit(node.base, keepsDocuments(node.expr) ? context : lost(context))
        return visit(node.expr, context)
      case 'Projection': {
        const isIdentified = context.place !== 'lost' && keepsId(node.expr)
        visit(node.base, isIdentified ? context : lost(context))
        return visit(node.expr, { ...context, parents: [isIdentified, ...context.parents] })
      }
      case 'Object':
        return visitAll(node.attributes, context)
      case 'Array':
        return visitAll(node.elements, context)
      case 'ObjectAttributeValue':
      case 'ArrayElement':
        return visit(node.value, context)
      case 'ObjectConditionalSplat':
      case 'SelectAlternative':
        visit(node.condition, lost(context))
        return visit(node.value, context)
      case 'Select':
        visitAll(node.alternatives, context)
        return node.fallback && visit(node.fallback, context)
      case 'AccessAttribute':
        return node.base && visit(node.base, lost(context))
      case 'Group':
      case 'ArrayCoerce':
        return visit(node.base, context)
      case 'AccessElement':
      case 'Slice':
        return visit(node.base, context.place === 'shown' ? { ...context, place: 'cut' } : context)
      case 'PipeFuncCall': {
        // A slice of an ordered list also depends on documents outside of the slice.
        const isKept = node.name === 'order' && context.place === 'shown'
        visit(node.base, isKept ? context : lost(context))
        return visitAll(node.args, ELSEWHERE)
      }
      case 'FuncCall':
        return visitCall(node, context)
      default:
        return visitAll(partsOf(node), ELSEWHERE)
    }
  }

  function visitCall({ namespace, name, args }: GroqNode & { type: 'FuncCall' }, context: Context): void {
    if (!PURE_NAMESPACES.includes(namespace)) found.push({ on: 'anything' })
    const counted = namespace === 'global' && name === 'count' ? countedTypes(args[0], known) : null
    if (counted) found.push(...counted.map((type) => ({ on: 'count', type }) as const))
    else visitAll(args, namespace === 'global' && name === 'coalesce' ? context : lost(context))
  }

  function visitAll(nodes: GroqNode[], context: Context): void {
    for (const node of nodes) visit(node, context)
  }
}

function lost({ parents }: Context): Context {
  return { place: 'lost', parents }
}

function dependenciesOfFilter(
  filter: GroqNode,
  { place, parents }: Context,
  known: KnownTexts,
): Dependency[] {
  const ids = allowedValues(filter, '_id', known)
  if (ids) return ids.map((id) => ({ on: 'document', id }))
  const types = allowedValues(filter, '_type', known)
  if (!types) return [{ on: 'anything' }]
  const isLookUp = place !== 'lost' && readsOnly(filter, ['_type', 'slug.current'])
  const slugs = isLookUp ? allowedValues(filter, 'slug.current', known) : null
  if (slugs) return types.flatMap((type) => slugs.map((slug) => ({ on: 'slug', type, slug }) as const))
  const targets = allowedReferences(filter, (node) => shownParent(node, parents) ?? known(node))
  if (targets) return types.flatMap((type) => targets.map((to) => ({ on: 'referrers', type, to }) as const))
  return types.map((type) => ({ on: 'type', type }))
}

/** `SHOWN` for `^._id`, if the result has the `_id` of that enclosing document according to `parents`. */
function shownParent(node: GroqNode, parents: boolean[]): string[] | null {
  if (node.type !== 'AccessAttribute' || node.name !== '_id' || node.base?.type !== 'Parent') return null
  return parents[node.base.n - 1] ? [SHOWN] : null
}

/** Whether a filter depends only on these attributes of a document. */
function readsOnly(filter: GroqNode, paths: string[]): boolean {
  switch (filter.type) {
    case 'Value':
    case 'Parameter':
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

/** The types in `count(*[_type == "x"])`; null when the filter depends on more than the type. */
function countedTypes(node: GroqNode | undefined, known: KnownTexts): string[] | null {
  const isCount =
    node?.type === 'Filter' && node.base.type === 'Everything' && readsOnly(node.expr, ['_type'])
  return isCount ? allowedValues(node.expr, '_type', known) : null
}

/** Whether the result of an operation on each list element keeps the documents with their `_id`. */
function keepsDocuments(node: GroqNode): boolean {
  if (node.type === 'This') return true
  return node.type === 'Projection' && keepsId(node.expr) && keepsDocuments(node.base)
}

/** Whether the `_id` in a projection is that of the document, and not another value under this name. */
function keepsId(projection: GroqNode): boolean {
  if (projection.type !== 'Object') return false
  let isKept = false
  for (const attribute of projection.attributes) {
    const { value } = attribute
    if (attribute.type === 'ObjectSplat') isKept = value.type === 'This'
    else if (attribute.type === 'ObjectConditionalSplat')
      isKept &&= value.type === 'Object' && !writesId(value)
    else if (attribute.name === '_id') isKept = isOwnId(value)
  }
  return isKept
}

function writesId({ attributes }: GroqNode & { type: 'Object' }): boolean {
  return attributes.some((attribute) => attribute.type !== 'ObjectAttributeValue' || attribute.name === '_id')
}

function isOwnId(node: GroqNode): boolean {
  return node.type === 'AccessAttribute' && node.name === '_id' && !node.base
}
