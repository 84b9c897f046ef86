import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Site } from './site.ts'

/** Runs a task while no document of the site's lake can be read: a page that was not made before fails. */
export async function whileUnreadable<Result>(
  { dataDir }: Pick<Site, 'dataDir'>,
  task: () => Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'), { timeout: 5_000 })
  try {
    database.exec('ALTER TABLE documents RENAME TO unreadable_documents')
    return await task()
  } finally {
    database.exec('ALTER TABLE unreadable_documents RENAME TO documents')
    database.close()
  }
}
