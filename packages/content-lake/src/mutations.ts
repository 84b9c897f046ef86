import { z } from 'zod'
import { invalid } from './errors.ts'
import { refuseReleases } from './releases/locks.ts'
import { time } from './time.ts'
import type { NewDocument, WorkingCopy } from './working-copy.ts'

/** Evaluates a GROQ query over the stored documents (perspective `raw`). */
export type RawQuery = (groq: string, params: Record<string, unknown>) => unknown

export const documentSchema: z.ZodType<NewDocument> = z.looseObject({
  _id: z.string().optional(),
  _type: z.string({ error: 'must be a string' }).min(1, { error: 'must not be empty' }),
})

const byPath = z.record(z.string(), z.unknown())
const numberByPath = z.record(z.string(), z.number())
const items = z.array(z.unknown())

/** The operations of a patch, without the id or the query that selects its documents. */
export const patchOperations = z.strictObject({
  ifRevisionID: z.string().optional(),
  set: byPath.optional(),
  setIfMissing: byPath.optional(),
  unset: z.array(z.string()).optional(),
  inc: numberByPath.optional(),
  dec: numberByPath.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: z
    .union([
      z.strictObject({ before: z.string(), items }),
      z.strictObject({ after: z.string(), items }),
      z.strictObject({ replace: z.string(), items }),
    ])
    .optional(),
})

const id = z.string().min(1)
const query = z.string().min(1)
const params = z.record(z.string(), z.unknown()).optional()

/** A document that a client sends. Its `_createdAt` must be a time. Stored documents may have another text there. */
export const sentDocument = documentSchema.and(z.looseObject({ _createdAt: time.nullish() }))

const mutationSchemas = {
  create: sentDocument,
  createOrReplace: sentDocument,
  createIfNotExists: sentDocument,
  patch: z.union([
    patchOperations.extend({ id }),
    patchOperations.omit({ ifRevisionID: true }).extend({ query, params }),
  ]),
  delete: z.union([
    z.strictObject({ id, purge: z.boolean().optional() }),
    z.strictObject({ query, params, purge: z.boolean().optional() }),
  ]),
}

/** This schema only finds possible queries. The rest of a mutation is checked when it is applied. */
const mayHaveQuery = z
  .object({ query: z.string().optional(), params: params.catch({}) })
  .optional()
  .catch(undefined)
const anyMutation = z.object({ patch: mayHaveQuery, delete: mayHaveQuery }).catch({})

/**
 * Applies mutations, in order, to a working copy.
 * Throws a LakeError (400, 404 or 409) that names the first mutation that cannot be applied.
 */
export function applyMutations(work: WorkingCopy, mutations: unknown[], rawQuery: RawQuery): void {
  work.applyAll('mutationError', mutations, (mutation) => applyMutation(work, mutation, rawQuery))
  refuseReleases(work.changes())
}

function applyMutation(work: WorkingCopy, mutation: unknown, rawQuery: RawQuery): void {
  const [kind, body] = onlyEntry(mutation)
  switch (kind) {
    case 'create':
    case 'createOrReplace':
    case 'createIfNotExists':
      return work[kind](parse(mutationSchemas[kind], body, kind))
    case 'patch': {
      const patch = parse(mutationSchemas.patch, body, kind)
      if ('id' in patch) {
        const { id, ...operations } = patch
        return work.patch(id, operations)
      }
      const { query, params, ...operations } = patch
      for (const id of matches(rawQuery(query, params ?? {}))) if (work.get(id)) work.patch(id, operations)
      return
    }
    case 'delete': {
      const target = parse(mutationSchemas.delete, body, kind)
      if ('id' in target) return work.delete(target.id)
      for (const id of matches(rawQuery(target.query, target.params ?? {}))) work.delete(id)
      return
    }
    default:
      throw invalid(`Unknown mutation "${kind}": use ${Object.keys(mutationSchemas).join(', ')}`)
  }
}

/** The queries that `applyMutations` evaluates, in the order in which it evaluates them. */
export function queriesOf(mutations: unknown[]): { query: string; params: Record<string, unknown> }[] {
  return mutations.flatMap((mutation) => {
    const { patch, delete: deletion } = anyMutation.parse(mutation)
    const { query, params = {} } = patch ?? deletion ?? {}
    return query ? [{ query, params }] : []
  })
}

function onlyEntry(mutation: unknown): [string, unknown] {
  const entries = typeof mutation === 'object' && mutation !== null ? Object.entries(mutation) : []
  const [entry] = entries
  if (entries.length !== 1 || !entry) {
    throw invalid('A mutation must be an object with exactly one key, such as {"create": {…}}')
  }
  return entry
}

const matched = z.array(z.object({ _id: z.string() }))

function matches(result: unknown): string[] {
  const documents = matched.safeParse(Array.isArray(result) ? result : result === null ? [] : [result])
  if (documents.success) return documents.data.map((document) => document._id)
  throw invalid('The query of a mutation must return documents, such as *[_type == "service"]')
}

/** Parses a part of a request. Throws an OperationError that says what is wrong with it. */
export function parse<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const reasons = result.error.issues.flatMap((issue) => reasonsOf(issue, [name]))
  throw invalid(`Malformed ${name}: ${[...new Set(reasons)].join('; ')}`)
}

/** The reasons as texts, such as `patch.set: must be …`. For a union, the alternative with the fewest mistakes is reported. */
function reasonsOf(issue: z.core.$ZodIssue, parent: PropertyKey[]): string[] {
  const path = [...parent, ...issue.path]
  const alternatives = issue.code === 'invalid_union' ? issue.errors : []
  const closest = alternatives.toSorted((a, b) => a.length - b.length)[0]
  if (closest) return closest.flatMap((inner) => reasonsOf(inner, path))
  return [`${path.map(String).join('.')}: ${issue.message}`]
}
