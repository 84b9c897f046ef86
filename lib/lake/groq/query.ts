import { type DereferenceFunction, evaluateSync, toJS } from 'groq-js'
import { dataError, LakeError } from '../errors.ts'
import type { LakeDocument } from '../types.ts'
import { candidatesOf } from './narrow.ts'
import { type ParsedQuery, parseQuery, type Source } from './parsed-query.ts'
import type { View } from './perspective.ts'
import { readSourceId } from './source-node.ts'
import { Stopwatch } from './stopwatch.ts'

type Params = Record<string, unknown>

/** What the query's own functions answer: `identity()`, `sanity::projectId()` and `sanity::dataset()`. */
interface Surroundings {
  identity?: string | undefined
  projectId: string
  dataset: string
}

/**
 * Evaluates a GROQ query over a view and returns plain JSON. Parts of it are the stored documents
 * themselves, which are frozen: a caller that wants to change the result copies it.
 * Throws a LakeError 400 for a query that is wrong, 408 for one that takes too long.
 */
export function runQuery(
  groq: string,
  params: Params,
  view: View,
  { identity, projectId, dataset }: Surroundings,
): unknown {
  const values: Params = JSON.parse(JSON.stringify(params))
  const query = parseQuery(groq, values)
  requireParameters(query, groq, values)
  const stopwatch = new Stopwatch()
  try {
    const result = evaluateSync(query.tree, {
      params: values,
      dataset: query.readsEverything ? stopwatch.watch(view.all()) : [],
      // groq-js takes a list as well as one document, which its type does not say.
      dereference: reader(query, values, view, stopwatch) as DereferenceFunction,
      sanity: { projectId, dataset },
      identity,
    })
    return toJS(result)
  } catch (error) {
    if (error instanceof LakeError) throw error
    const description = error instanceof Error ? error.message : String(error)
    throw dataError(
      400,
      'queryEvaluationError',
      `The query cannot be evaluated: ${description}`,
      { query: groq },
      error,
    )
  } finally {
    stopwatch.release()
  }
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

/** Answers groq-js's dereferencing: a document for a reference, the documents to filter for a source. */
function reader(query: ParsedQuery, values: Params, view: View, stopwatch: Stopwatch) {
  const whole = new Map<Source, LakeDocument[]>()

  function documentsOf(source: Source): LakeDocument[] {
    let documents = whole.get(source)
    if (!documents) {
      const candidates = candidatesOf(source.filter, values)
      documents = stopwatch.watch(candidates ? view.select(candidates) : view.all())
      whole.set(source, documents)
    }
    return documents
  }

  return ({ _ref }: { _ref: string }): LakeDocument | LakeDocument[] | undefined => {
    stopwatch.look()
    const id = readSourceId(_ref)
    const source = id && query.sources[id.number]
    if (!source) return view.get(_ref)
    if (id.key === undefined || !source.join) return documentsOf(source)
    return view.select({ by: source.join.by, values: [id.key] })
  }
}
