import { existsSync } from 'node:fs'
import { env } from '#lib/env.ts'
import { backupsIn } from '#lib/server/backup/backup.ts'
import { RestoreError, restoreBackup } from '#lib/server/backup/restore.ts'
import { fail } from './fail.ts'
import { readOptions } from './people.ts'

/* Puts a backup into DATA_DIR, while no server uses it. */
const { from, replace } = readOptions(
  { from: { type: 'string' }, replace: { type: 'boolean' } },
  'npm run restore -- --from <file> [--replace]',
)

if (from === undefined) {
  const [newest] = await backupsIn(env.BACKUP_DIR)
  fail(`Say which backup with --from${newest ? `: the newest is ${newest}` : ''}.`)
}
if (!existsSync(from)) fail(`There is no file ${from}.`)
try {
  const { takenAt, files } = await restoreBackup(from, env.DATA_DIR, { replace })
  console.log(`${env.DATA_DIR} is as it was at ${takenAt}: ${files.length} files. Everybody signs in again.`)
} catch (error) {
  if (error instanceof RestoreError) fail(error.message)
  throw error
}
