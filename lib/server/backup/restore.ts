import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { isBusy } from '#lib/lake/sqlite.ts'
import { type Manifest, unpackBackup } from './archive.ts'
import { forgetLakeId } from './snapshot.ts'
import { DamagedArchiveError, type Entry } from './tar.ts'

/** A restore that was refused. The message says what to do. */
export class RestoreError extends Error {
  override name = 'RestoreError'
}

const UNPACKED = '.unpacked.tmp'

/** It is there only while files change their places: a server must not start in between. */
export const RESTORING = '.restoring'

const ASIDE = 'before-restore-'

/**
 * Puts a backup into a data folder. What was there is put aside in a folder beside it, and only with `replace`.
 * Everything is unpacked and checked first, so a backup that is refused changes nothing.
 * @throws RestoreError
 */
export async function restoreBackup(
  archive: string,
  dataDir: string,
  { replace = false, now = new Date() } = {},
): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const former = await contentsOf(dataDir)
  if (former.length > 0 && !replace) {
    throw new RestoreError(
      `${dataDir} is in use: it has ${former.join(', ')}. Set DATA_DIR to an empty folder, ` +
        'or add --replace: what is there is put aside, not deleted.',
    )
  }
  for (const name of former.filter((name) => name.endsWith('.sqlite'))) requireUnused(join(dataDir, name))

  const unpacked = join(dataDir, UNPACKED)
  await rm(unpacked, { recursive: true, force: true })
  const manifest = await unpackInto(unpacked, archive).catch(async (error) => {
    await rm(unpacked, { recursive: true, force: true })
    throw error
  })
  if (manifest.files.some(({ path }) => path === 'lake.sqlite')) forgetLakeId(join(unpacked, 'lake.sqlite'))

  const restoring = join(dataDir, RESTORING)
  await rm(restoring, { recursive: true, force: true })
  await rename(unpacked, restoring)
  if (former.length > 0) {
    const aside = join(dataDir, ASIDE + now.toISOString().replace(/[:.]/g, '-'))
    await mkdir(aside, { mode: 0o700 })
    await move(former, dataDir, aside)
  }
  await move(await readdir(restoring), restoring, dataDir)
  await rm(restoring, { recursive: true })
  return manifest
}

async function contentsOf(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir)
  return names.filter((name) => name !== UNPACKED && name !== RESTORING && !name.startsWith(ASIDE))
}

/** SQLite changes how a file is written only for whoever has it alone. */
function requireUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    // A damaged file is put aside like any other.
    if (isBusy(error)) throw new RestoreError(`A server uses ${file}: stop it first.`)
  } finally {
    database.close()
  }
}

async function unpackInto(folder: string, archive: string): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 })
  try {
    return await unpackBackup(createReadStream(archive), (file) => writeInto(folder, file))
  } catch (error) {
    if (!(error instanceof DamagedArchiveError)) throw error
    throw new RestoreError(
      `${archive} is damaged: ${error.message} Nothing was changed. Restore another backup, or another copy of this one.`,
      { cause: error },
    )
  }
}

async function writeInto(folder: string, { path, content }: Entry): Promise<void> {
  const file = normalize(join(folder, path))
  if (!file.startsWith(folder + sep)) throw new DamagedArchiveError(`${path} leads out of the folder.`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(file, { mode: 0o600, flush: true }))
}

async function move(names: string[], from: string, to: string): Promise<void> {
  for (const name of names) await rename(join(from, name), join(to, name))
}
