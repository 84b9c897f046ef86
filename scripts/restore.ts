import { existsSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { env } from '#lib/env.ts'
import { databasesIn } from '#lib/server/backup/databases.ts'
import { RestoreError, restoreBackup, type TrySite } from '#lib/server/backup/restore.ts'
import { backupsIn } from '#lib/server/backup/state.ts'
import { currentBuild } from './builds.ts'
import { fail } from './fail.ts'
import { readOptions } from './people.ts'
import { withServer } from './trial-server.ts'

/* Restores a backup into DATA_DIR. No server may use DATA_DIR meanwhile. */
const { from, replace } = readOptions(
  { from: { type: 'string' }, replace: { type: 'boolean' } },
  'npm run restore -- --from <file> [--replace]',
)

if (from === undefined) {
  const [newest] = await backupsIn(env.BACKUP_DIR)
  fail(`Say which backup with --from${newest ? `: the newest is ${newest}` : ''}.`)
}
if (!existsSync(from)) fail(`There is no file ${from}.`)
/** Settings with which the trial server sends nothing to other machines. */
const NOBODY_TOLD = {
  CRM_WEBHOOK_URL: '',
  HIGHLEVEL_API_TOKEN: '',
  HIGHLEVEL_LOCATION_ID: '',
  SMTP_URL: '',
  LEADS_DATABASE_URL: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  BACKUP_EVERY_HOURS: '0',
}

/** Serves copies of the restored databases and requests a page. They are copies, because a server writes to its databases. */
const renderOn: TrySite = async (folder) => {
  const trial = join(folder, '.trial.tmp')
  await mkdir(trial, { mode: 0o700 })
  try {
    for (const file of await databasesIn(folder)) await cp(file, join(trial, basename(file)))
    await withServer({ ...NOBODY_TOLD, DATA_DIR: trial }, async (origin) => {
      const { status } = await fetch(origin)
      if (status !== 200) throw new Error(`The home page answers ${status}.`)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : error
    throw new RestoreError(
      `The site does not work with what is in ${from}, so nothing was changed. Restore another backup. ${reason}`,
      { cause: error },
    )
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
}

// No page can be tried without a build, or with hosted content, which a backup does not contain.
const canTry = !env.NEXT_PUBLIC_SANITY_PROJECT_ID && currentBuild(env.BUILD_DIR) !== null
try {
  const { takenAt, files } = await restoreBackup(from, env.DATA_DIR, {
    replace,
    ...(canTry && { trySite: renderOn }),
  })
  console.log(`${env.DATA_DIR} is as it was at ${takenAt}: ${files.length} files. Everybody signs in again.`)
  console.log(
    canTry
      ? 'A server of the build has shown a page of it.'
      : `No page of it was shown, without a build in ${env.BUILD_DIR} or with hosted content: look at /api/health once it is served.`,
  )
} catch (error) {
  if (error instanceof RestoreError) fail(error.message)
  throw error
}
