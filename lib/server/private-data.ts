import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The databases of the lakes and the leads. Other files keep their permissions, except those in FOLDERS. */
const DATABASE = /^(lake|comments|leads)\.sqlite(-wal|-shm)?$/
const FOLDERS = ['assets', 'cache']

const OTHERS = 0o077
const OWNER = 0o700
/** The sticky bit. Shared folders such as /tmp have it; their permissions are not changed. */
const STICKY = 0o1000

/**
 * Removes other users' permissions for the data folder and Montage's files in it. Returns the paths whose permissions could not
 * be changed, such as the root of a mounted volume that belongs to another user.
 */
export function closeToOthers(dataDir: string): string[] {
  return pathsIn(dataDir).filter((path) => !isClosed(path))
}

function pathsIn(dataDir: string): string[] {
  const entries = readdirSync(dataDir)
  const databases = entries.filter((name) => DATABASE.test(name)).map((name) => join(dataDir, name))
  const folders = entries.filter((name) => FOLDERS.includes(name)).map((name) => join(dataDir, name))
  return [dataDir, ...databases, ...folders, ...folders.flatMap(everythingIn)]
}

function everythingIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
}

function isClosed(path: string): boolean {
  try {
    const { mode } = statSync(path)
    if ((mode & OTHERS) === 0) return true
    if (mode & STICKY) return false
    chmodSync(path, mode & OWNER)
    return true
  } catch (error) {
    // When another process closes a database, its -wal and -shm files disappear.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
  }
}
