import 'server-only'
import { defineQuery } from 'groq'
import { expireContent } from '#lib/server/expiry.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { siteDay } from '#lib/site-day.ts'
import { fetchContent } from './source.ts'
import { LICENCE_DAY } from './tags.ts'

export const endedLicencesQuery = defineQuery(
  `*[_type == "installer" && defined(licences)]{_id, licences[]{_key, expires}}`,
)

const LOOK_EVERY = 600_000

declare global {
  // Next.js loads modules more than once per process; the timer must exist once.
  var montageEndedLicences: NodeJS.Timeout | undefined
}

/**
 * Expires the pages with licences after a day on which one has ended, as long as the process lives. The pages of the build may
 * be of an earlier day, so the first look counts everything that has ended.
 */
export function startEndedLicences(): void {
  let lookedAt = ''
  const look = async () => {
    const today = siteDay(Date.now())
    if (lookedAt === today) return
    try {
      const { result } = await fetchContent(endedLicencesQuery, {})
      const ends = result.flatMap(({ licences }) => (licences ?? []).flatMap(({ expires }) => expires ?? []))
      if (ends.some((day) => day < today && day >= lookedAt)) expireContent([LICENCE_DAY])
      lookedAt = today
    } catch (error) {
      log.error(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'Ended licences of installers are unknown',
      )
    }
  }
  globalThis.montageEndedLicences ??= setInterval(look, LOOK_EVERY).unref()
  void look()
}
