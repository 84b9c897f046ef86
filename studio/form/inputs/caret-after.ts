/**
 * Where a caret in a text belongs after one part of it was replaced. What is inserted at the caret is after it: two people who
 * type at one place then write beside each other, not into each other.
 */
export function caretAfter(before: string, after: string, caret: number): number {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start += 1
  if (caret <= start) return caret
  let end = 0
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const fromEnd = before.length - caret
  return fromEnd <= end ? after.length - fromEnd : Math.min(caret, after.length - end)
}
