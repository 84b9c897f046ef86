import { stat } from 'node:fs/promises'
import { makeBackup } from '#lib/server/backup/backup.ts'
import { preflight } from './preflight.ts'

/* One file with everything in DATA_DIR: content with its history, accounts, leads, images and files. Servers may run. */
const env = preflight()
const file = await makeBackup(env.DATA_DIR, env.BACKUP_DIR, env.BACKUP_KEEP)
const { size } = await stat(file)
console.log(`${file} (${(size / 1_000_000).toFixed(1)} MB)`)
if (env.LEADS_DATABASE_URL) {
  console.log('Leads are in PostgreSQL: back them up with pg_dump, as the README says.')
}
if (env.NEXT_PUBLIC_SANITY_PROJECT_ID) {
  console.log('Content is in hosted Sanity: back it up with "sanity dataset export".')
}
