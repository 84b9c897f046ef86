/** A person in a text: the id of their tab in Sanity's presence, and the time when they came, in milliseconds. */
export interface Writer {
  sessionId: string
  since: number
}

/** After this time in milliseconds a tab knows where other people are. Sanity sends presence at most once a second. */
const UNKNOWN_FOR_MS = 3_000

/**
 * Whether a person may write in a text while other people are in it too. The person who came first may. If two people came
 * before they could know of each other, the ids of their tabs decide, so that both tabs decide the same.
 * @param others The other people, with the time when this tab first saw each of them in the text.
 */
export function keepsText(own: Writer, others: Writer[]): boolean {
  return others.every(({ sessionId, since }) => {
    const later = since - own.since
    return later >= 0 && (later > UNKNOWN_FOR_MS || own.sessionId < sessionId)
  })
}
