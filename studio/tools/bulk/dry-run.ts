import { valueAt } from '#studio/core/at-path.ts'
import { currentOf } from '#studio/core/document-pair.ts'
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
  const result: DryRun = { planned: [], unchanged: 0, refused: [] }
  for (const [index, { pair, name }] of choices.entries()) {
    onProgress(index)
    const document = currentOf(pair)
    if (!document) continue
    const after = changed(document, field, change)
    if (typeof after === 'string') {
      result.refused.push({ name, problem: after })
      continue
    }
    const [before, value] = [valueAt(document, field.path), valueAt(after, field.path)]
    if (JSON.stringify(before) === JSON.stringify(value)) {
      result.unchanged += 1
      continue
    }
    const [problem] = await validate(after, [field.path])
    if (problem === undefined) result.planned.push({ pair, after, name, before, value })
    else result.refused.push({ name, problem })
  }
  return result
}
