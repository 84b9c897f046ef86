import {
  type DereferenceFunction,
  type EvaluateOptions,
  evaluate,
  evaluateSync,
  type Path,
  toJS,
} from 'groq-js'
import { dataError, LakeError } from '../errors.ts'
import { isDamaged, isSqliteError } from '../sqlite.ts'
import { readOutsideId } from './outside-value.ts'
import { type ParsedQuery, parseQuery } from './parsed-query.ts'
import { readPatternId } from './pattern-node.ts'
import type { View } from './perspective.ts'
import { joinPlan, type Plan, planOf } from './plan.ts'
import { orderKey } from './reading-order.ts'
import { readSource } from './source-node.ts'
import { type OnRead, type Run, sourceReader } from './source-reader.ts'
import { Stopwatch } from './stopwatch.ts'
import type { Tolerance } from './studio-search.ts'

type Params = Record<string, unknown>

/** The results of the GROQ functions `identity()`, `sanity::projectId()` and `sanity::dataset()`, and how texts are sorted and searched. */
interface Surroundings {
  identity?: string | undefined
  projectId: string
  dataset: string
  readingOrder?: boolean | undefined
  tolerance?: Tolerance
}

/**
 * Evaluates a GROQ query over a view and returns plain JSON. Parts of the result are the stored documents themselves, which are
 * frozen: a caller must copy the result before it changes it.
 * Throws a LakeError 400 for a query that is wrong, 408 for one that takes too long.
 */
export function runQuery(
  groq: string,
  params: Params,
  view: View,
  surroundings: Surroundings,
  onRead?: OnRead,
): unknown {
  const stopwatch = new Stopwatch()
  try {
    const { tree, options } = prepare(groq, params, view, surroundings, stopwatch, onRead)
    return toJS(evaluateSync(tree, options))
  } catch (error) {
    throw asRefusal(error, groq)
  } finally {
    stopwatch.release()
  }
}

/** The same as `runQuery`, also for queries with asynchronous functions. The view must not change until the promise settles. */
export async function runAnyQuery(
  groq: string,
  params: Params,
  view: View,
  surroundings: Surroundings,
  onRead?: OnRead,
): Promise<unknown> {
  if (!parseQuery(groq, params).isAsync) return runQuery(groq, params, view, surroundings, onRead)
  const stopwatch = new Stopwatch()
  try {
    const { tree, options } = prepare(groq, params, view, surroundings, stopwatch, onRead)
    const value = await evaluate(tree, options)
    return toJS(await value.asStatic())
  } catch (error) {
    throw asRefusal(error, groq)
  } finally {
    stopwatch.release()
  }
}

function prepare(
  groq: string,
  params: Params,
  view: View,
  { identity, projectId, dataset, readingOrder = false, tolerance }: Surroundings,
  stopwatch: Stopwatch,
  onRead?: OnRead,
) {
  const values: Params = JSON.parse(JSON.stringify(params))
  const query = parseQuery(groq, values)
  requireParameters(query, groq, values)
  const everything = query.readsEverything ? view.documents(view.find({ by: 'everything' })) : []
  if (onRead) for (const document of everything) onRead(document)
  const readConstant = (number: number) => {
    const constant = query.constants[number]
    return constant && toJS(evaluateSync(constant, options))
  }
  const options: EvaluateOptions = {
    params: values,
    // The sub-queries in `constants` are evaluated by separate calls. They must see the same time as the query.
    timestamp: new Date(),
    dataset: stopwatch.watch(everything),
    // groq-js also accepts a list as the result, but its type allows only one document.
    dereference: reader(
      query,
      { values, view, stopwatch, onRead, tolerance },
      { readConstant, readingOrder },
    ) as DereferenceFunction,
    sanity: { projectId, dataset },
    identity,
  }
  return { tree: query.tree, options }
}

function asRefusal(error: unknown, groq: string): unknown {
  // An error of the database is not a mistake in the query, so it stays as it is.
  if (error instanceof LakeError || isSqliteError(error) || isDamaged(error)) return error
  const description = error instanceof Error ? error.message : String(error)
  const sentence = `The query cannot be evaluated: ${description}`
  return dataError(400, 'queryEvaluationError', sentence, { query: groq }, error)
}

/** The plans of a query: which index finds the documents of each `*[filter]`. In a plan, `^` stands for the key of a join. */
export function plansOf(groq: string, params: Params): Plan[] {
  return parseQuery(groq, params).sources.map((source) => {
    const plan = planOf(source, params)
    return source.join ? joinPlan(source.join.by, '^', 'types' in plan ? plan.types : null) : plan
  })
}

function requireParameters({ parameters }: ParsedQuery, groq: string, values: Params): void {
  const missing = parameters.find((name) => !Object.hasOwn(values, name))
  if (missing === undefined) return
  throw dataError(400, 'queryParseError', `param $${missing} referenced, but not provided`, {
    query: groq,
    start: 0,
    end: groq.length,
  })
}

/** Returns the value of each `->` of a query: a referenced document, or the value of a made-up id (outside-value.ts). */
function reader(
  query: ParsedQuery,
  run: Omit<Run, 'readPattern'>,
  { readConstant, readingOrder }: { readConstant: (number: number) => unknown; readingOrder: boolean },
) {
  const { view, stopwatch, onRead } = run
  const readPattern = patternReader()
  const readers = query.sources.map((source) => sourceReader(source, { ...run, readPattern }))
  /** The documents of sources without a key. They are cached, because groq-js requests them again for each outer document. */
  const whole = new Map<number, unknown[]>()
  const constants = new Map<number, unknown>()

  function read(number: number, key: string | undefined): unknown[] {
    const found = (key === undefined && whole.get(number)) || stopwatch.watch(readers[number]?.(key) ?? [])
    if (key === undefined) whole.set(number, found)
    return found
  }

  function constant(number: number): unknown {
    if (!constants.has(number)) {
      const value = readConstant(number)
      constants.set(number, Array.isArray(value) ? stopwatch.watch(value) : value)
    }
    return constants.get(number)
  }

  return ({ _ref }: { _ref: string }): unknown => {
    stopwatch.look()
    const outside = readOutsideId(_ref)
    switch (outside?.kind) {
      case 'source': {
        const { number, key } = readSource(outside.text)
        return read(number, key)
      }
      case 'constant':
        return constant(Number(outside.text))
      case 'order':
        return orderKey(outside.text, readingOrder)
      case 'path':
      case 'match':
        return readPattern(_ref)
      default: {
        const document = view.get(_ref)
        if (document) onRead?.(document)
        return document
      }
    }
  }
}

/** Returns a function that reads the pattern of a made-up id, and caches it. */
function patternReader() {
  const made = new Map<string, Path>()
  return (id: string): Path | undefined => {
    const pattern = made.get(id) ?? readPatternId(id)
    if (pattern) made.set(id, pattern)
    return pattern
  }
}
