import type { Env } from '#lib/env.ts'
import { NewerDatabaseError } from '#lib/lake/sqlite.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'

/**
 * Brings the list of leads up to this release, before the first visitor comes. Throws a NewerDatabaseError when it is beyond that.
 * Whatever else is wrong can be mended while pages are served: the outbox tries again, and logs and answers until it works.
 */
export async function prepareLeads(settings: Env): Promise<void> {
  try {
    const { db } = await openLeadDatabase(settings)
    await db.destroy()
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error
  }
}
