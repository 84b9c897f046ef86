import { env } from '#lib/env.ts'

/*
 * All times that decide how old content may be, in milliseconds. They are compared with `performance.now()`, which does not
 * jump when the machine's clock is set. The embedded lake reports each change. Hosted Sanity needs these times: the listener
 * and the webhook can both miss a change, and Sanity may be down.
 */

const isHosted = env.NEXT_PUBLIC_SANITY_PROJECT_ID !== undefined

const DAY = 86_400_000

/** Hosted content of this age is read again. The old content is used meanwhile, so nobody waits. */
export const CHECK_AFTER = 60_000

/** Hosted content of this age is not used any more: a request for it waits for new content. */
export const LONGEST_USE = 600_000

/** The time until the next attempt after a failed read. */
export const RETRY_AFTER = 5_000

/** The time for which a hosted query may still see the old content after the listener has reported a change. */
export const QUERY_GRACE = 5_000

/** How long to wait for a hosted read. After this time the last result of this read is used. */
export const LONGEST_READ = 2_000

/** How long to wait for a page with hosted content. Then its stored version is sent. It is longer than `LONGEST_READ`. */
export const LONGEST_PAGE = 3_000

/** How long Next's cache keeps a read. */
export const READ_AGE = isHosted ? LONGEST_USE : 30 * DAY

/** How long a stored page is sent before Next is asked for it again. Only then can Next find that a read is too old. */
export const PAGE_AGE = isHosted ? CHECK_AFTER : LONGEST_USE
