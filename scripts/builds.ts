import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listNeededFiles } from '#lib/server/served-build.ts'
import { tryToRemove } from './remove.mjs'
import { keepFormerStaticFiles } from './static-files.ts'

/*
 * The content of BUILD_DIR:
 *   next/         Next's working folder (next.config.ts); nothing is served from it
 *   build-<id>/   a finished build; its files never change
 *   current       a symbolic link to the newest build
 * All builds are at the same depth, because their links to packages are relative.
 */

const PREFIX = 'build-'

/**
 * A database in each build. Every server of the build holds a read lock on it, so that the build is not removed. A user without
 * write permission can take this lock too, and it ends with the process, even when the process is killed.
 */
const IN_USE = 'in-use.sqlite'

/** Files that stay in Next's working folder, for the next build and for `tsc`. */
const STAYS = new Set(['cache', 'dev', 'diagnostics', 'lock', 'trace', 'types'])

/** Next's working folder. */
export const workFolder = (buildDir: string): string => join(buildDir, 'next')

/** The folder of the newest build; null without one. */
export function currentBuild(buildDir: string): string | null {
  const link = join(buildDir, 'current')
  return existsSync(link) ? join(buildDir, readlinkSync(link)) : null
}

/** The id for a new build. */
export const newBuildId = (): string => new Date().toISOString().replace(/[:.]/g, '-')

/** The id of the build in a folder. */
export const buildIdOf = (build: string): string => basename(build).slice(PREFIX.length)

/** Moves a finished build from Next's working folder to its own, and makes it the current build in one step. */
export function switchToNewBuild(buildDir: string, id: string): string {
  const work = workFolder(buildDir)
  keepFormerStaticFiles(work, currentBuild(buildDir))
  listNeededFiles(work)
  makeLock(work)
  const name = PREFIX + id
  const folder = join(buildDir, name)
  mkdirSync(folder)
  for (const entry of readdirSync(work)) {
    if (!STAYS.has(entry)) renameSync(join(work, entry), join(folder, entry))
  }
  const link = join(buildDir, 'current.new')
  rmSync(link, { force: true })
  symlinkSync(name, link)
  renameSync(link, join(buildDir, 'current'))
  return folder
}

/**
 * Protects a build from being removed until this process ends. The builds of older releases have no lock file: the notes of
 * their servers (running.mjs) protect them.
 */
export function holdBuild(build: string): void {
  const file = join(build, IN_USE)
  if (!existsSync(file)) return
  const lock = new DatabaseSync(file, { readOnly: true })
  lock.exec('BEGIN')
  lock.prepare('SELECT count(*) FROM sqlite_schema').get()
  held.push(lock)
}

/** Keeps the locks from being garbage-collected, which would close them. */
const held: DatabaseSync[] = []

function makeLock(build: string): void {
  const lock = new DatabaseSync(join(build, IN_USE))
  lock.exec('PRAGMA user_version = 1')
  lock.close()
}

/** Whether a server holds a build. If its lock cannot be read, it belongs to another user and counts as held. */
function isHeld(build: string): boolean {
  const file = join(build, IN_USE)
  if (!existsSync(file)) return false
  try {
    const lock = new DatabaseSync(file, { timeout: 0 })
    try {
      lock.exec('BEGIN EXCLUSIVE')
    } finally {
      lock.close()
    }
    return false
  } catch {
    return true
  }
}

/** Removes builds that are neither in `kept` nor served, and files of an interrupted build. */
export function removeBuilds(buildDir: string, kept: (string | null)[]): void {
  for (const entry of readdirSync(buildDir)) {
    const folder = join(buildDir, entry)
    if (!entry.startsWith(PREFIX) || kept.includes(folder) || isHeld(folder)) continue
    if (!tryToRemove(folder)) console.warn(`${folder} belongs to another user: remove it by hand.`)
  }
}
