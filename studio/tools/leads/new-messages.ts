import type { StaffOffer } from '#lib/leads/staff/match-view.ts'

/** Milliseconds for which a message is new to staff. */
const NEW_FOR = 24 * 3_600_000

/** Whether the messages of an offer are shown unfolded: the last one is new, or a question that still waits for its answer. */
export function hasNewMessages(
  { messages, state }: Pick<StaffOffer, 'messages' | 'state'>,
  now: number,
): boolean {
  const last = messages.at(-1)
  if (!last) return false
  const isWaiting =
    last.sender === 'contractor' && (state === 'asked' || state === 'quoted' || state === 'chosen')
  return isWaiting || now - last.at < NEW_FOR
}
