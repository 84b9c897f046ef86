import { caretAfter } from './caret-after.ts'
import { sharedEnds } from './shared-ends.ts'

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
