import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/* The compiled form of https://github.com/sanity-io/groq-test-suite: one JSON object a line. */

const dataset = z.object({
  _type: z.literal('dataset'),
  _id: z.string(),
  documents: z.array(z.looseObject({ _id: z.string(), _type: z.string() })).optional(),
})
const test = z.object({
  _type: z.literal('test'),
  _id: z.string(),
  filename: z.string(),
  query: z.string(),
  /** Missing where only a query is expected to be one. */
  result: z.unknown(),
  valid: z.boolean(),
  version: z.string().nullish(),
  params: z.record(z.string(), z.unknown()).nullish(),
  dataset: z.object({ _ref: z.string() }),
})
const entry = z.discriminatedUnion('_type', [dataset, test])

export type SuiteDocument = NonNullable<z.infer<typeof dataset>['documents']>[number]

export interface Case {
  id: string
  /** Its file in the suite: `function/count.yml`. */
  file: string
  query: string
  params: Record<string, unknown>
  /** The documents that it is asked of, in the order of their ids; null where the suite only names an address. */
  documents: SuiteDocument[] | null
  /** False for a query that has to be refused. */
  isValid: boolean
  expected: unknown
  /** True for what GROQ was before it had a specification. */
  isBeforeSpecification: boolean
}

/** The cases of a compiled suite. Cases with the same documents share the list. */
export function readSuite(path: string): Case[] {
  const entries = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => entry.parse(JSON.parse(line)))
  const datasets = new Map(
    entries.flatMap((one) =>
      one._type === 'dataset' ? [[one._id, one.documents?.toSorted(byId) ?? null] as const] : [],
    ),
  )
  return entries.flatMap((one) =>
    one._type === 'test'
      ? {
          id: one._id,
          file: one.filename,
          query: one.query,
          params: one.params ?? {},
          documents: datasets.get(one.dataset._ref) ?? null,
          isValid: one.valid,
          expected: one.result,
          isBeforeSpecification: one.version === '0.1',
        }
      : [],
  )
}

const byId = (a: SuiteDocument, b: SuiteDocument) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0)

/** What an engine answers a case with. It throws where it refuses the query. */
export type Engine = (asked: Case) => Promise<unknown>

/** What is wrong with an engine's answer; null when the case passes. */
export async function faultOf(asked: Case, engine: Engine): Promise<string | null> {
  let answer: unknown
  try {
    answer = withPlaces(JSON.parse(JSON.stringify(await engine(asked))))
  } catch (error) {
    return asked.isValid ? `refused: ${error instanceof Error ? error.message : error}` : null
  }
  if (!asked.isValid) return `not refused: ${JSON.stringify(answer)}`
  return isDeepStrictEqual(answer, asked.expected) ? null : JSON.stringify(answer)
}

/** Scores are the engine's own. The suite only says in which order they are: `_pos` is the place of a score among all there are. */
function withPlaces(answer: unknown): unknown {
  const scores: number[] = []
  JSON.stringify(answer, (name, value) => {
    if (name === '_score' && typeof value === 'number') scores.push(value)
    return value
  })
  const places = [...new Set(scores)].sort((a, b) => b - a)
  return JSON.parse(JSON.stringify(answer), function (this: Record<string, unknown>, name, value) {
    if (name !== '_score' || typeof value !== 'number') return value
    this._pos = places.indexOf(value) + 1
    return undefined
  })
}
