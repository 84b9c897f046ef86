import { applyPatches, parsePatch } from '@sanity/diff-match-patch'
import { cannotApply } from '../errors.ts'
import type { StepBudget } from '../step-budget.ts'

type TextPatch = ReturnType<typeof parsePatch>

/** Costs of one search near the expected position, in steps of work: SEARCH, and CHARACTER for each character of the text. */
const SEARCH = 20_000
const CHARACTER = 8
/** The longest text that one search finds. A longer text takes several searches. */
const LONGEST_SEARCH = 16
/** If more characters are deleted, the library compares the whole deletion. The work is the square of their number. */
const LONGEST_DELETION = 64
const LETTERS_IN_A_STEP = 8

/** Parses a change of a text (`diffMatchPatch`). Throws an OperationError when it is invalid. */
export function readTextPatch(source: string): TextPatch {
  try {
    return parsePatch(source)
  } catch (error) {
    throw cannotApply(error instanceof Error ? error.message : String(error))
  }
}

/** Applies a change to a text. Parts of the change whose place is not found are skipped, as in the Studio. */
export function patchText(text: string, patch: TextPatch, budget: StepBudget): string {
  for (const { diffs } of patch) {
    const former = diffs.reduce((sum, [kind, { length }]) => sum + (kind > 0 ? 0 : length), 0)
    const deletions = diffs.map(([kind, { length }]) => (kind < 0 && length > LONGEST_DELETION ? length : 0))
    const searches = 1 + former / LONGEST_SEARCH
    budget.spend(
      searches * (SEARCH + text.length * CHARACTER) + Math.max(...deletions, 0) ** 2 / LETTERS_IN_A_STEP,
    )
  }
  const [changed] = applyPatches(patch, text, { allowExceedingIndices: true })
  return changed
}
