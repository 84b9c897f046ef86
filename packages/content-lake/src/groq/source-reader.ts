import { type DereferenceFunction, type ExprNode, evaluateSync, type Path, toJS } from 'groq-js'
import type { LakeDocument } from '../types.ts'
import type { View } from './perspective.ts'
import { joinPlan, type Plan, planOf } from './plan.ts'
import type { Source } from './source.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { Tolerance } from './studio-search.ts'
import { textSearcher } from './text-search.ts'

/** Called with each document that can become part of the result. */
export type OnRead = (document: LakeDocument) => void

/** The context of a query that is running. */
export interface Run {
  values: Record<string, unknown>
  view: View
  stopwatch: Stopwatch
  /** The pattern that a made-up id stands for. */
  readPattern: (id: string) => Path | undefined
  onRead: OnRead | undefined
  tolerance: Tolerance
}

/**
 * The attribute of a reduced document (`view.reducer`) that holds the reference by which the join found it: `references()`
 * needs this reference. No stored attribute has this name.
 */
const FOUND_BY = '\u0000'

/** Returns a function that reads the documents of a source; with a key, only the documents that the join finds for it. */
export function sourceReader(
  source: Source,
  { values, view, stopwatch, readPattern, onRead, tolerance }: Run,
) {
  const { join, searches, filterReads, resultReads, first } = source
  const plan = planOf(source, values)
  const types = 'types' in plan ? plan.types : null
  const onlyType = types?.length === 1 ? types[0] : undefined
  // `onRead` needs whole documents. Without it, documents may be reduced to the attributes that the query uses.
  const asked = !onRead && filterReads && resultReads && [...new Set([...filterReads, ...resultReads])]

  const orderedType = plan.by === 'order' ? plan.type : onlyType
  const reduced = first && orderedType !== undefined ? view.reducer(orderedType, first.reads) : null
  const dereference = (({ _ref }) => readPattern(_ref)) as DereferenceFunction
  const searchers = searches.map((search) => textSearcher(search, values, tolerance))
  const isFound = (document: object) => {
    stopwatch.look()
    return searchers.every((finds) => finds(document))
  }
  const passes = (id: string) => {
    if (!first || !reduced) return true
    const root = reduced(id)
    const isMet = (condition: ExprNode) =>
      toJS(evaluateSync(condition, { root, params: values, dataset: [], dereference })) === true
    return isFound(root) && first.conditions.every(isMet)
  }

  function find(joined: Plan | null): string[] {
    const ids = view.find(joined ?? plan, passes)
    if (!joined || !first || orderedType === undefined) return ids
    return view.cut(ids.filter(passes), orderedType, first.order)
  }

  return (key: string | undefined): unknown[] => {
    const joined = join && key !== undefined ? joinPlan(join.by, key, types) : null
    const ids = find(joined)
    const isFoundByReference = joined?.by === '_ref'
    if (asked && onlyType !== undefined && (!join || isFoundByReference)) {
      const found = { [FOUND_BY]: { _ref: key } }
      const documents = ids.map(view.reducer(onlyType, asked)).filter(isFound)
      return documents.map((document) => Object.assign(document, found))
    }
    const documents = view.documents(ids)
    if (onRead) for (const document of documents) onRead(document)
    return documents.filter(isFound)
  }
}
