const SECOND = 1_000
const HOUR = 3_600_000

const FIRST_WAIT = 10 * SECOND
const LONGEST_WAIT = HOUR
/** The longest wait that a CRM may ask for (`Retry-After`), in milliseconds. No wait between attempts is longer. */
export const LONGEST_RETRY_AFTER = 24 * HOUR

/** Milliseconds after which a lead that could not be delivered is parked. */
export const GIVE_UP_AFTER = 3 * 24 * HOUR

/**
 * The wait before the next attempt to send a lead or a mail, in milliseconds. The wait doubles from ten seconds to an hour. A
 * random part of up to one half is subtracted, so that leads that failed together are not sent together again. The wait is at
 * least the one that the CRM asked for, up to LONGEST_RETRY_AFTER.
 * @param attempts the number of attempts so far
 * @param retryAfter the wait that the CRM asked for, in milliseconds
 */
export function waitBeforeNext(attempts: number, retryAfter = 0, random = Math.random): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1))
  const jittered = longest * (0.5 + random() / 2)
  return Math.round(Math.max(jittered, Math.min(retryAfter, LONGEST_RETRY_AFTER)))
}

/** A `Retry-After` header (seconds or a date; RFC 9110, section 10.2.3) in milliseconds from now; undefined if unreadable. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header.trim())) return Number(header) * SECOND
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
