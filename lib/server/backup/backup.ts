import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { packBackup } from './archive.ts'
import { takeSnapshot } from './snapshot.ts'
import { backupsIn, clearFailure, noteFailure } from './state.ts'
import type { Entry } from './tar.ts'
import { inWorkFolder } from './work-folder.ts'

const DATABASE = /\.sqlite$/

/** Leads are copied before the lake. A lead is marked as reviewed after its review is in the lake, so the backup has both. */
const LEADS = 'leads.sqlite'

/**
 * Names of files and folders that a backup leaves out: caches, a database's -wal, -shm and journal files, the note about a
 * failed backup, unfinished files, and files that a restore or a repair has put aside.
 */
const LEFT_OUT =
  /^(cache|before-(restore|repair)-.*|\.restoring|backup-failed\.json|.*\.sqlite-(wal|shm|journal)|.*\.tmp)$/

/** Whether a backup contains a file or a folder with this name. */
export const isBackedUp = (name: string): boolean => !LEFT_OUT.test(name)

/**
 * Writes a backup of a data folder into another folder and removes the oldest backups beyond `keep`. Servers may run meanwhile.
 * The backup contains every write that was acknowledged before the call. Returns the path of the backup. When the backup fails,
 * for example because a database is damaged, the earlier backups stay and `/api/health` reports the failure.
 */
export async function makeBackup(
  dataDir: string,
  folder: string,
  keep: number,
  now = new Date(),
): Promise<string> {
  try {
    const file = await writeBackup(dataDir, folder, keep, now)
    await clearFailure(dataDir)
    return file
  } catch (error) {
    await noteFailure(dataDir, error, now)
    throw error
  }
}

async function writeBackup(dataDir: string, folder: string, keep: number, now: Date): Promise<string> {
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

/**
 * The databases come first. Images and files are stored before a document refers to them, and never change. So the backup has
 * every file that the copied documents refer to.
 */
async function* filesOf(dataDir: string, work: string): AsyncGenerator<Entry> {
  const isContent = (name: string) => isBackedUp(name) && resolve(dataDir, name) !== resolve(dirname(work))
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
    .filter((entry) => entry.isFile() && isBackedUp(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

async function entryOf(file: string, path: string): Promise<Entry> {
  return { path, size: (await stat(file)).size, content: createReadStream(file) }
}
