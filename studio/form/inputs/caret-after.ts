import { sharedEnds } from './shared-ends.ts'

/**
 * The position of a caret after one part of its text was replaced. Text that is inserted at the caret is put after it. So two
 * people who type at one place write beside each other, not into each other.
 */
export function caretAfter(before: string, after: string, caret: number): number {
  const { start, end } = sharedEnds(before, after)
  if (caret <= start) return caret
  const fromEnd = before.length - caret
  return fromEnd <= end ? after.length - fromEnd : Math.min(caret, after.length - end)
}
