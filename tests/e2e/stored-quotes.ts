import { Outbox } from '#lib/leads/outbox.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import type { Site } from './site.ts'

/** Works on the leads of a running site, as a second server would. */
export async function inOutbox<Result>(
  { dataDir }: Pick<Site, 'dataDir'>,
  work: (outbox: Outbox) => Promise<Result>,
): Promise<Result> {
  const database = await openLeadDatabase({ DATA_DIR: dataDir, LEADS_DATABASE_URL: undefined })
  try {
    return await work(new Outbox(database, { perHour: 0, minFillSeconds: 0 }))
  } finally {
    await database.db.destroy()
  }
}
