import type { Env } from '#lib/env.ts'
import { NewerDatabaseError } from '#lib/lake/sqlite.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'

/**
 * Updates the tables of leads to this release before the first visitor comes. Throws a NewerDatabaseError when they
 * belong to a newer one. Any other problem can be solved while pages are served: the outbox tries again, and logs
 * errors until it works.
 */
export async function prepareLeads(settings: Env): Promise<void> {
  try {
    const { db } = await openLeadDatabase(settings)
    await db.destroy()
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error
  }
}
