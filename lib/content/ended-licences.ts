import 'server-only'
import { expireContent } from '#lib/server/expiry.ts'
import { siteDay } from '#lib/site-day.ts'
import { LICENCE_DAY } from './tags.ts'

const LOOK_EVERY = 600_000

declare global {
  // Next.js loads modules more than once per process; the timer must exist once.
  var montageEndedLicences: NodeJS.Timeout | undefined
}

/**
 * Expires the pages that show a licence when a day ends, as long as the process lives: each licence is shown until its last day.
 * The pages of the build may be of an earlier day, so they expire at the start too. Other pages do not have the tag.
 */
export function startEndedLicences(): void {
  let lookedAt = ''
  const look = () => {
    const today = siteDay(Date.now())
    if (lookedAt !== today) expireContent([LICENCE_DAY])
    lookedAt = today
  }
  globalThis.montageEndedLicences ??= setInterval(look, LOOK_EVERY).unref()
  look()
}
