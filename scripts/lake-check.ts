import { basename } from 'node:path'
import { damageOf } from 'content-lake/check'
import type { Mended } from 'content-lake/repair'
import { isInUse } from 'content-lake/sqlite'
import { databasesIn } from '#lib/server/backup/databases.ts'
import { repairDatabase } from '#lib/server/backup/repair.ts'
import { backupsIn } from '#lib/server/backup/state.ts'
import { fail } from './fail.ts'
import { readOptions } from './people.ts'
import { preflight } from './preflight.ts'

/*
 * Names the damaged documents, indexes and pages of SQLite in the databases of DATA_DIR. Servers may run. With --repair it
 * rebuilds them from the history and the tables; no server may run then.
 */
const { repair } = readOptions({ repair: { type: 'boolean' } }, 'npm run lake:check -- [--repair]')
const env = preflight()

const BECAME: Record<Mended['as'], string> = {
  newest: 'is as it was',
  older: 'is as it was before its last change: both copies of that are damaged',
  gone: 'is gone: no revision of it is whole. Write it again, or restore a backup',
}

const [newest = '<file>'] = await backupsIn(env.BACKUP_DIR)
const RESTORE = `Restore a backup while no server runs: npm run restore -- --from ${newest} --replace`

for (const file of await databasesIn(env.DATA_DIR)) {
  const name = basename(file)
  const { faults } = damageOf(file)
  if (faults.length === 0) {
    console.log(`${name} is whole.`)
    continue
  }
  for (const { place } of faults) console.log(`${name} is damaged: ${place}.`)
  process.exitCode = 1
  if (faults.some(({ canMend }) => !canMend)) console.log(`This cannot be mended. ${RESTORE}`)
  else if (repair) await mend(file)
  else console.log('Stop the server, and mend it: npm run lake:check -- --repair')
}

async function mend(file: string): Promise<void> {
  if (isInUse(file)) fail(`A server uses ${file}: stop it first.`)
  const result = await repairDatabase(file)
  if ('faults' in result) return console.log(`It could not be mended. ${RESTORE}`)
  process.exitCode = 0
  for (const { id, as } of result.mended) console.log(`The document ${id} ${BECAME[as]}.`)
  console.log(`${file} is whole again. What it was is in ${result.aside}.`)
}
