import { applyPatches, parsePatch } from '@sanity/diff-match-patch'
import type { StepBudget } from '../step-budget.ts'
import { cannotApply } from './cannot-apply.ts'

type TextPatch = ReturnType<typeof parsePatch>

/** Steps to look for one place around where it should be, besides those for each character of the text. */
const SEARCH = 20_000
const CHARACTER = 8
/** A place is looked for by so many characters of the text that stood there: a longer one by several searches. */
const LONGEST_SEARCH = 16
/** What is deleted is compared as a whole with what stands there when it is longer than this: letters times letters. */
const LONGEST_DELETION = 64
const LETTERS_IN_A_STEP = 8

/** Reads a change of a text (`diffMatchPatch`). Throws an OperationError when it is none. */
export function readTextPatch(source: string): TextPatch {
  try {
    return parsePatch(source)
  } catch (error) {
    throw cannotApply(error instanceof Error ? error.message : String(error))
  }
}

/** The text after a change. A part of the change for which no place is found is left out, as in the Studio. */
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
