import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isInUse } from 'content-lake/sqlite'
import { type Manifest, unpackBackup } from './archive.ts'
import { isBackedUp } from './backup.ts'
import { databasesIn, describeDamage } from './databases.ts'
import { forgetLakeId } from './snapshot.ts'
import { DamagedArchiveError, type Entry, isOfTar } from './tar.ts'

/** A restore that was refused. The message says what to do. */
export class RestoreError extends Error {
  override name = 'RestoreError'
}

const UNPACKED = '.unpacked.tmp'

/** This folder exists only while a restore moves files. A server must not start while it exists. */
export const RESTORING = '.restoring'

const ASIDE = 'before-restore-'

/** Folders that an earlier restore or repair has made for old files. A restore does not move them. */
const PUT_ASIDE = /^before-(restore|repair)-/

/** Tries the site on an unpacked backup. Rejects when the site does not work, with a message for the person who restores. */
export type TrySite = (folder: string) => Promise<void>

/**
 * Puts a backup into a data folder. With `replace`, existing files are moved into a subfolder `before-restore-…`; without it, a
 * folder with files is refused. The backup is unpacked and checked first, so a backup that is refused changes nothing.
 * `trySite` is the last of these checks.
 * @throws RestoreError
 */
export async function restoreBackup(
  archive: string,
  dataDir: string,
  { replace = false, now = new Date(), trySite }: { replace?: boolean; now?: Date; trySite?: TrySite } = {},
): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const former = await contentsOf(dataDir)
  if (former.length > 0 && !replace) {
    throw new RestoreError(
      `${dataDir} is in use: it has ${former.join(', ')}. Set DATA_DIR to an empty folder, ` +
        'or add --replace: what is there is put aside, not deleted.',
    )
  }
  const used = (await databasesIn(dataDir)).find(isInUse)
  if (used) throw new RestoreError(`A server uses ${used}: stop it first.`)

  const unpacked = join(dataDir, UNPACKED)
  await rm(unpacked, { recursive: true, force: true })
  const manifest = await prepare(unpacked, archive, trySite).catch(async (error) => {
    await rm(unpacked, { recursive: true, force: true })
    throw error
  })

  const restoring = join(dataDir, RESTORING)
  await rm(restoring, { recursive: true, force: true })
  await rename(unpacked, restoring)
  if (former.length > 0) {
    const aside = join(dataDir, ASIDE + now.toISOString().replace(/[:.]/g, '-'))
    await mkdir(aside, { mode: 0o700 })
    // Lists the files again: `isInUse` merges the write-ahead log of a killed process into its database and removes the log.
    await move(await contentsOf(dataDir), dataDir, aside)
  }
  await move(await readdir(restoring), restoring, dataDir)
  await rm(restoring, { recursive: true })
  return manifest
}

async function contentsOf(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir)
  return names.filter((name) => name !== UNPACKED && name !== RESTORING && !PUT_ASIDE.test(name))
}

/** Unpacks a backup into a folder and checks its checksums and databases, then the site with `trySite`. */
async function prepare(folder: string, archive: string, trySite?: TrySite): Promise<Manifest> {
  const manifest = await unpackInto(folder, archive)
  for (const file of await databasesIn(folder)) {
    const damage = describeDamage(file)
    if (damage === null) continue
    throw new RestoreError(
      `${archive} holds ${basename(file)} as it was when it was damaged already: ${damage}. Nothing was changed. Restore another ` +
        'backup; or unpack this one by "tar" into an empty folder, and try "npm run lake:check -- --repair" with it as DATA_DIR.',
    )
  }
  if (manifest.files.some(({ path }) => path === 'lake.sqlite')) forgetLakeId(join(folder, 'lake.sqlite'))
  await trySite?.(folder)
  return manifest
}

async function unpackInto(folder: string, archive: string): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 })
  try {
    const manifest = await unpackBackup(createReadStream(archive), (file) => writeInto(folder, file))
    if (!manifest.files.some(({ path }) => /^\w+\.sqlite$/.test(path))) {
      throw new DamagedArchiveError('It has no database, so it is no backup of this site.')
    }
    return manifest
  } catch (error) {
    if (!(error instanceof DamagedArchiveError || isOfTar(error))) throw error
    throw new RestoreError(
      `${archive} is damaged: ${error.message} Nothing was changed. Restore another backup, or another copy of this one.`,
      { cause: error },
    )
  }
}

/** Writes a file of a backup. Refuses a path outside of the folder, and names that a backup cannot contain (`isBackedUp`). */
async function writeInto(folder: string, { path, content }: Entry): Promise<void> {
  const names = path.split('/')
  if (!names.every((name) => name !== '' && name !== '.' && name !== '..' && isBackedUp(name))) {
    throw new DamagedArchiveError(`${JSON.stringify(path)} is not what a backup holds.`)
  }
  const file = join(folder, path)
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await pipeline(content, createWriteStream(file, { mode: 0o600, flush: true, flags: 'wx' }))
  } catch (error) {
    if (!isAboutPath(error)) throw error
    throw new DamagedArchiveError(`${JSON.stringify(path)} cannot be a file here (${error.code}).`, {
      cause: error,
    })
  }
}

/** Whether the name of a file caused an error, for example because it is also a folder, or comes twice. */
function isAboutPath(error: unknown): error is NodeJS.ErrnoException {
  const codes = ['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL', 'ERR_INVALID_ARG_VALUE']
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

async function move(names: string[], from: string, to: string): Promise<void> {
  for (const name of names) await rename(join(from, name), join(to, name))
}
