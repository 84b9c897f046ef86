/** A person in a text: the name of their tab in Sanity's presence, and the time when they came, in milliseconds. */
export interface Writer {
  sessionId: string
  since: number
}

/** The longest time until a tab knows where another person is. Sanity tells it once a second at most. */
const UNKNOWN_FOR_MS = 3_000

/**
 * Whether a person keeps a text in which others are too. The person who came first keeps it. If both came before they could know
 * of each other, the names of their tabs decide, so that both tabs decide the same.
 * @param others When this tab first saw them there.
 */
export function keepsText(own: Writer, others: Writer[]): boolean {
  return others.every(({ sessionId, since }) => {
    const later = since - own.since
    return later >= 0 && (later > UNKNOWN_FOR_MS || own.sessionId < sessionId)
  })
}
