/** How many characters two texts share at their start, and how many at the end of the rest. */
export function sharedEnds(before: string, after: string): { start: number; end: number } {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start += 1
  let end = 0
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { start, end }
}
