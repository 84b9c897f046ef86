/**
 * The position of a caret after one part of its text was replaced. Text that is inserted at the caret comes after the caret. So
 * when two people type at one place, their letters do not mix.
 */
export function caretAfter(before: string, after: string, caret: number): number {
  const { start, end } = sharedEnds(before, after)
  if (caret <= start) return caret
  const fromEnd = before.length - caret
  return fromEnd <= end ? after.length - fromEnd : Math.min(caret, after.length - end)
}

/**
 * Applies the change that a person typed to a text that has changed meanwhile.
 * @param before The text before both changes.
 * @param typed The text after the person's change.
 * @param now The text after the other change.
 */
export function typedInto(before: string, typed: string, now: string): string {
  const { start, end } = sharedEnds(before, typed)
  const from = caretAfter(before, now, start)
  const to = Math.max(from, caretAfter(before, now, before.length - end))
  return now.slice(0, from) + typed.slice(start, typed.length - end) + now.slice(to)
}

/** How many characters two texts share at their start, and how many at the end of the rest. */
function sharedEnds(before: string, after: string): { start: number; end: number } {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start += 1
  let end = 0
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { start, end }
}
