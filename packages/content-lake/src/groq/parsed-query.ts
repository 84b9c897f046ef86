import { type ExprNode, GroqSyntaxError, parse } from 'groq-js'
import { dataError, type LakeError, refusalBeyondV8 } from '../errors.ts'
import { putConstants } from './constant-node.ts'
import { inTurn } from './filter.ts'
import { type GroqNode, isGroqNode } from './groq-node.ts'
import { putPatterns } from './pattern-node.ts'
import { putReadingOrder } from './reading-order.ts'
import { remembered } from './remembered.ts'
import { type Context, contextOf, type Source, sourceOf } from './source.ts'
import { exactJoinNode, sourceNode } from './source-node.ts'
import { putUnique } from './unique-node.ts'

const MAX_QUERY_LENGTH = 1_000_000

/** A query that is ready to run. It is cached and used for several runs, so nothing may change it. */
export interface ParsedQuery {
  tree: ExprNode
  /** The `*[filter]`s of the query. In the tree, a source node (source-node.ts) replaces the `*` or the whole `*[filter]`. */
  sources: Source[]
  /** Sub-queries that are evaluated once (constant-node.ts). */
  constants: ExprNode[]
  /** True when some part of the query reads documents without a filter. */
  readsEverything: boolean
  /** Names of the `$parameters` in the query. Parameters that are numbers are missing: groq-js has replaced them by values. */
  parameters: string[]
  /** True when the query has functions that groq-js evaluates only asynchronously. */
  isAsync: boolean
}

const prepared = remembered((query, numbers) => prepare(parseOrThrow(query, numbers)))

/** Parses a query, or returns it from the cache. Throws a LakeError 400 with the position of the mistake. */
export function parseQuery(query: string, params: Record<string, unknown>): ParsedQuery {
  if (query.length > MAX_QUERY_LENGTH) {
    throw dataError(400, 'queryParseError', `The query is longer than ${MAX_QUERY_LENGTH} characters`)
  }
  return prepared(query, params)
}

function parseOrThrow(query: string, params: Record<string, unknown>): ExprNode {
  try {
    return parse(query, { params })
  } catch (error) {
    const refusal = refusalBeyondV8(error)
    if (refusal) throw refusal
    const description = error instanceof Error ? error.message : String(error)
    const start = error instanceof GroqSyntaxError ? error.position : 0
    const end = error instanceof GroqSyntaxError ? start : query.length
    throw dataError(400, 'queryParseError', description, { query, start, end }, error)
  }
}

/** Whether the result of a node is a list of unchanged documents. `score()` works only on such a list. */
function findsDocuments(node: ExprNode): boolean {
  switch (node.type) {
    case 'Filter':
    case 'Group':
    case 'PipeFuncCall':
    case 'Slice':
      return findsDocuments(node.base)
    default:
      return !['AccessAttribute', 'AccessElement', 'Map', 'Projection'].includes(node.type)
  }
}

function unscored(): LakeError {
  return dataError(
    400,
    'queryParseError',
    'score() needs documents as they are: put it before what is made of them',
  )
}

/** Replaces parts of a parsed tree (by source nodes, and in the `put…` functions), and collects the rest of `ParsedQuery`. */
function prepare(tree: ExprNode): ParsedQuery {
  const sources: Source[] = []
  const parameters = new Set<string>()
  const contexts = new Map<GroqNode, Context>()
  let readsEverything = false
  let isAsync = false

  function visit(value: unknown, scopeIsHidden: boolean): void {
    if (typeof value !== 'object' || value === null) return
    if (!isGroqNode(value)) return visitAll(Object.values(value), scopeIsHidden)
    const context = contextOf(value)
    if (context) contexts.set(context.filter, context)
    switch (value.type) {
      case 'Filter': {
        visit(value.expr, false)
        if (value.base.type !== 'Everything') return visit(value.base, scopeIsHidden)
        const source = sourceOf(value.expr, contexts.get(value), scopeIsHidden)
        const number = sources.push(source) - 1
        value.expr = inTurn(source.conditions)
        if (source.join && source.isExact)
          Object.assign(value, exactJoinNode(number, source.join, value.expr))
        else value.base = sourceNode(number, source.join)
        return
      }
      case 'Map':
      case 'FlatMap':
      case 'Projection':
        visit(value.base, scopeIsHidden)
        return visit(value.expr, value.type !== 'Projection')
      case 'PipeFuncCall':
        if (value.name === 'score' && !findsDocuments(value.base)) throw unscored()
        visit(value.base, scopeIsHidden)
        return visitAll(value.args, false)
      case 'Value':
        return
      case 'Parameter':
        parameters.add(value.name)
        return
      case 'Everything':
        readsEverything = true
        return
      default:
        // releases::all() reads every document inside groq-js.
        if (value.type === 'FuncCall' && value.namespace === 'releases') readsEverything = true
        if (value.type === 'FuncCall' && value.namespace === 'diff') isAsync = true
        visitAll(Object.values(value), scopeIsHidden)
    }
  }

  function visitAll(values: unknown[], scopeIsHidden: boolean): void {
    for (const value of values) visit(value, scopeIsHidden)
  }

  visit(tree, false)
  putPatterns(tree)
  putUnique(tree)
  putReadingOrder(tree)
  return {
    tree,
    constants: putConstants(tree),
    sources,
    readsEverything,
    parameters: [...parameters],
    isAsync,
  }
}
