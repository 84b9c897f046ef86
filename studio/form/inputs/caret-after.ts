import { sharedEnds } from './shared-ends.ts'

/**
 * Where a caret in a text belongs after one part of it was replaced. What is inserted at the caret is after it: two people who
 * type at one place then write beside each other, not into each other.
 */
export function caretAfter(before: string, after: string, caret: number): number {
  const { start, end } = sharedEnds(before, after)
  if (caret <= start) return caret
  const fromEnd = before.length - caret
  return fromEnd <= end ? after.length - fromEnd : Math.min(caret, after.length - end)
}
