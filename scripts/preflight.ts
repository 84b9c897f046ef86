import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Env, env } from '#lib/env.ts'
import { RESTORING } from '#lib/server/backup/restore.ts'
import { closeToOthers } from '#lib/server/private-data.ts'
import { fail } from './fail.ts'

/** Checks that the data folder can be used, and closes it to other users. Returns the settings, or exits with a sentence. */
export function preflight(): Env {
  checkDataDir(env.DATA_DIR)
  checkRestored(env.DATA_DIR)
  keepPrivate(env.DATA_DIR)
  return env
}

function checkDataDir(dataDir: string) {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    fail(
      `Montage cannot write to its data folder ${folder} (${reason}): set DATA_DIR to a folder it may write to.`,
    )
  }
}

function checkRestored(dataDir: string) {
  if (existsSync(join(dataDir, RESTORING))) {
    fail(`A restore into ${dataDir} was interrupted: run "npm run restore" again, with --replace.`)
  }
}

function keepPrivate(dataDir: string) {
  const [open, ...more] = closeToOthers(resolve(dataDir))
  if (!open) return
  console.warn(
    `Other users of this machine may look into ${open}${more.length > 0 ? ` and ${more.length} more` : ''}, ` +
      'and Montage may not change that. Close it with "chmod 700", or set DATA_DIR to a folder of this user.',
  )
}
