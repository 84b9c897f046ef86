import { kmBetween } from '#lib/matching/distance.ts'
import { worksThere } from '#lib/matching/match.ts'
import { contractorIn } from './contractors/contractors.ts'
import { mayWork } from './contractors/expiry.ts'
import type { LeadStore } from './store/lead-store.ts'

/** A city of the content: its slug and the code of its province. */
export interface CountedCity {
  slug: string
  province: string
}

/**
 * Counts what the site may say of itself: active contractors who may work on a day, the cities in which one of them works, and
 * requests whose work is done with the people who sent them.
 */
export async function publicCounts(
  { db }: Pick<LeadStore, 'db'>,
  cities: readonly CountedCity[],
  today: string,
) {
  const rows = await db.selectFrom('contractors').selectAll().where('state', '=', 'active').execute()
  const profiles = rows.map((row) => contractorIn(row).profile).filter((profile) => mayWork(profile, today))
  const done = await db
    .selectFrom('leads')
    .select('email')
    .where('type', '=', 'lead')
    .where('stage', '=', 'done')
    .execute()
  return {
    installers: profiles.length,
    cities: cities.filter(({ slug, province }) =>
      profiles.some((profile) => worksThere({ city: slug, province }, profile, kmBetween)),
    ).length,
    installations: done.length,
    customers: new Set(done.map(({ email }) => email)).size,
  }
}
