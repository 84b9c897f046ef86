import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { makeBackup } from '#lib/server/backup/backup.ts'
import { writeNdjson } from '#lib/server/backup/ndjson.ts'
import { fail } from './fail.ts'
import { preflight } from './preflight.ts'

/*
 * One file with everything in DATA_DIR: content with its history, accounts, leads, images and files. Servers may run. With
 * --ndjson the content alone, as Sanity's own tools import it.
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
