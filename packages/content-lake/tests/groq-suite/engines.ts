import { evaluate, evaluateSync, parse, toJS } from 'groq-js'
import { createView, type View } from '../../src/groq/perspective.ts'
import { runAnyQuery } from '../../src/groq/query.ts'
import { Stopwatch } from '../../src/groq/stopwatch.ts'
import { temporaryIndex } from '../../src/groq/temporary-index.ts'
import type { LakeDocument } from '../../src/types.ts'
import type { Engine, SuiteDocument } from './suite.ts'

const SURROUNDINGS = { identity: 'me', projectId: 'books', dataset: 'production' }

/** The lake's GROQ, with its indexes. */
export function lakeEngine(): Engine {
  const views = new Map<SuiteDocument[], View>()
  return ({ query, params, documents }) => {
    const all = documents ?? []
    const view = views.get(all) ?? viewOf(all)
    views.set(all, view)
    return runAnyQuery(query, params, view, SURROUNDINGS)
  }
}

/** `_rev` and times are what a lake adds to a document that is written. No query needs them. */
function viewOf(documents: SuiteDocument[]): View {
  return createView(temporaryIndex(documents as LakeDocument[]).index, 'raw')
}

/** groq-js by itself, with the lake's limit of time. */
export const plainEngine: Engine = async ({ query, params, documents }) => {
  const { identity, ...sanity } = SURROUNDINGS
  const options = { params, dataset: new Stopwatch().watch(documents ?? []), identity, sanity }
  const tree = parse(query, { params })
  // Of all functions only these are asynchronous.
  return query.includes('diff::') ? (await evaluate(tree, options)).get() : toJS(evaluateSync(tree, options))
}
