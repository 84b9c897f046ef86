import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { packBackup } from './archive.ts'
import { takeSnapshot } from './snapshot.ts'
import type { Entry } from './tar.ts'
import { inWorkFolder } from './work-folder.ts'

const NAME = /^montage-[\dTZ-]+\.tar\.gz$/
const DATABASE = /\.sqlite$/

/** The first database that is copied: what a lead says to be in the content was stored there before. */
const LEADS = 'leads.sqlite'

/** What is not in a backup: it is made again, belongs to a database, is unfinished, or was put aside by a restore. */
const LEFT_OUT = /^(cache|before-restore-.*|\.restoring|.*\.sqlite-(wal|shm|journal)|.*\.tmp)$/

/**
 * Writes a backup of a data folder, while servers use it, into a folder, and removes the oldest ones there beyond
 * `keep`. Everything that was acknowledged before the call is in it. Returns its path.
 */
export async function makeBackup(
  dataDir: string,
  folder: string,
  keep: number,
  now = new Date(),
): Promise<string> {
  return inWorkFolder(folder, async (work) => {
    const archive = join(work, 'archive')
    const sink = createWriteStream(archive, { mode: 0o600, flush: true })
    await packBackup(filesOf(dataDir, work), now, sink)
    const file = join(folder, `montage-${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`)
    await rename(archive, file)
    for (const old of (await backupsIn(folder)).slice(keep)) await rm(old)
    return file
  })
}

/** The paths of the backups in a folder, the newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error) => {
    // Before the first backup there is no folder.
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name))
}

/**
 * The databases come first: the images and files they name are stored before they are named, and never change, so
 * they are all there when these are read.
 */
async function* filesOf(dataDir: string, work: string): AsyncGenerator<Entry> {
  const isContent = (name: string) =>
    !LEFT_OUT.test(name) && resolve(dataDir, name) !== resolve(dirname(work))
  const names = (await readdir(dataDir)).filter(isContent)
  const databases = names.filter((name) => DATABASE.test(name))
  for (const name of databases.toSorted((a, b) => Number(b === LEADS) - Number(a === LEADS))) {
    const copy = join(work, name)
    takeSnapshot(join(dataDir, name), copy)
    yield await entryOf(copy, name)
    await rm(copy)
  }
  for (const name of names.filter((name) => !DATABASE.test(name))) {
    for (const path of await filesIn(join(dataDir, name))) {
      yield await entryOf(path, relative(dataDir, path).split(sep).join('/'))
    }
  }
}

async function filesIn(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

async function entryOf(file: string, path: string): Promise<Entry> {
  return { path, size: (await stat(file)).size, content: createReadStream(file) }
}
