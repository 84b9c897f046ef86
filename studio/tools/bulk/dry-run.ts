import { valueAt } from '#lib/i18n/at-path.ts'
import { inBatches } from '#studio/core/in-batches.ts'
import type { RuleProblem, Validate } from '#studio/core/schema-problems.ts'
import type { PlannedDocument } from '#studio/core/write-document.ts'
import type { BulkField } from './bulk-fields.ts'
import type { Choice } from './document-chooser.tsx'
import { type BulkChange, changed, type NoValue } from './new-value.ts'

/** A document that would change. `before` and `value` are the old and the new value of the field. */
export interface Planned extends PlannedDocument {
  name: string
  before: unknown
  value: unknown
}

interface Refused {
  name: string
  problem: NoValue | RuleProblem
}

export interface DryRun {
  planned: Planned[]
  /** How many documents have the value already. */
  unchanged: number
  refused: Refused[]
}

/** Calculates a change for each document. Nothing is written. */
export async function dryRun(
  choices: Choice[],
  field: BulkField,
  change: BulkChange,
  validate: Validate,
  onProgress: (done: number, total: number) => void,
): Promise<DryRun> {
  async function plan({ pair, document, name }: Choice): Promise<Planned | Refused | 'unchanged'> {
    const after = changed(document, field, change)
    if (typeof after === 'string') return { name, problem: after }
    const [before, value] = [valueAt(document, field.path), valueAt(after, field.path)]
    if (JSON.stringify(before) === JSON.stringify(value)) return 'unchanged'
    const [problem] = await validate(after, [field.path])
    return problem === undefined ? { pair, after, name, before, value } : { name, problem }
  }

  const results = await inBatches(choices, plan, onProgress)
  return {
    planned: results.filter((one) => one !== 'unchanged' && 'after' in one),
    unchanged: results.filter((one) => one === 'unchanged').length,
    refused: results.filter((one) => one !== 'unchanged' && 'problem' in one),
  }
}
