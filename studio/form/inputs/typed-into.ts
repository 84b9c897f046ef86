import { caretAfter } from './caret-after.ts'
import { sharedEnds } from './shared-ends.ts'

/**
 * What a person made of a text, made of what the text has become meanwhile.
 *
 * @param before The text that both changes are of.
 * @param typed What the person made of it.
 * @param now What it has become.
 */
export function typedInto(before: string, typed: string, now: string): string {
  const { start, end } = sharedEnds(before, typed)
  const from = caretAfter(before, now, start)
  const to = Math.max(from, caretAfter(before, now, before.length - end))
  return now.slice(0, from) + typed.slice(start, typed.length - end) + now.slice(to)
}
