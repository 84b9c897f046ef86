import { valueAt } from '#studio/core/at-path.ts'
import { currentOf } from '#studio/core/document-pair.ts'
import { inBatches } from '#studio/core/in-batches.ts'
import type { RuleProblem } from '#studio/core/schema-problems.ts'
import type { PlannedDocument } from '#studio/core/write-document.ts'
import type { BulkField } from './bulk-fields.ts'
import type { Choice } from './chooser.ts'
import { type BulkChange, changed, type NoValue } from './new-value.ts'

/** A document that would change. */
export interface Planned extends PlannedDocument {
  name: string
  before: unknown
  value: unknown
}

export interface DryRun {
  planned: Planned[]
  /** How many documents have the value already. */
  unchanged: number
  refused: { name: string; problem: NoValue | RuleProblem }[]
}

/** Returns the broken schema rules at some paths of a document. */
export type Validate = (
  document: Record<string, unknown>,
  paths: readonly (readonly string[])[],
) => Promise<RuleProblem[]>

/** Calculates a change for each document. Nothing is written. */
export async function dryRun(
  choices: Choice[],
  field: BulkField,
  change: BulkChange,
  validate: Validate,
  onProgress: (done: number) => void,
): Promise<DryRun> {
  const tried = await inBatches(choices, (choice) => tryChange(choice, field, change, validate), onProgress)
  return {
    planned: tried.flatMap((one) => (one?.kind === 'planned' ? [one.planned] : [])),
    unchanged: tried.filter((one) => one?.kind === 'unchanged').length,
    refused: tried.flatMap((one) => (one?.kind === 'refused' ? [one.refused] : [])),
  }
}

type Tried =
  | { kind: 'planned'; planned: Planned }
  | { kind: 'refused'; refused: DryRun['refused'][number] }
  | { kind: 'unchanged' }

/** Null: the document is gone. */
async function tryChange(
  { pair, name }: Choice,
  field: BulkField,
  change: BulkChange,
  validate: Validate,
): Promise<Tried | null> {
  const document = currentOf(pair)
  if (!document) return null
  const after = changed(document, field, change)
  if (typeof after === 'string') return { kind: 'refused', refused: { name, problem: after } }
  const [before, value] = [valueAt(document, field.path), valueAt(after, field.path)]
  if (JSON.stringify(before) === JSON.stringify(value)) return { kind: 'unchanged' }
  const [problem] = await validate(after, [field.path])
  return problem === undefined
    ? { kind: 'planned', planned: { pair, after, name, before, value } }
    : { kind: 'refused', refused: { name, problem } }
}
