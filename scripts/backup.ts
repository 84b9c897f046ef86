import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { makeBackup } from '#lib/server/backup/backup.ts'
import { writeNdjson } from '#lib/server/backup/ndjson.ts'
import { fail } from './fail.ts'
import { preflight } from './preflight.ts'

/*
 * Backs up all of DATA_DIR in one file: content with its history, accounts, leads, images and files. Servers may run. With
 * --ndjson it writes only the content, in the format of Sanity's tools.
 */
const env = preflight()
const { ndjson } = parseArgs({ options: { ndjson: { type: 'boolean' } } }).values
if (ndjson && env.NEXT_PUBLIC_SANITY_PROJECT_ID) {
  fail('Content is in hosted Sanity: export it with "sanity dataset export".')
}
const file = ndjson
  ? await writeNdjson(env.DATA_DIR, env.BACKUP_DIR)
  : await makeBackup(env.DATA_DIR, env.BACKUP_DIR, env.BACKUP_KEEP)
const { size } = await stat(file)
console.log(`${file} (${(size / 1_000_000).toFixed(1)} MB)`)
if (env.LEADS_DATABASE_URL && !ndjson) {
  console.log('Leads are in PostgreSQL: back them up with pg_dump, as docs/operations.md says.')
}
if (env.NEXT_PUBLIC_SANITY_PROJECT_ID) {
  console.log('Content is in hosted Sanity: back it up with "sanity dataset export".')
}
