/** Somebody who came into a text: the name of their tab in Sanity's presence, and when they came, in milliseconds. */
export interface Writer {
  sessionId: string
  since: number
}

/** How long it can take until one tab knows where the person of another is: Sanity tells it once a second at most. */
const UNKNOWN_FOR_MS = 3_000

/**
 * Whether a person keeps a text others are in as well: who came first does. Two who came before they could know of each other are
 * told apart by their names, so that both tabs decide the same.
 *
 * @param others When this tab first saw them there.
 */
export function keepsText(own: Writer, others: Writer[]): boolean {
  return others.every(({ sessionId, since }) => {
    const later = since - own.since
    return later >= 0 && (later > UNKNOWN_FOR_MS || own.sessionId < sessionId)
  })
}
