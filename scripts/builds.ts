import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BUILD_ID_FILE } from '#lib/server/next-internals.ts'
import { listNeededFiles } from '#lib/server/served-build.ts'
import { tryToRemove } from './remove.mjs'
import { keepFormerStaticFiles } from './static-files.ts'

/*
 * What is in BUILD_DIR:
 *   next/         where Next works (next.config.ts); nothing is served from it
 *   build-<id>/   a finished build; nothing in it ever changes
 *   current       a symbolic link to the newest of them
 * All lie equally deep: a build's links to packages are relative.
 */

const PREFIX = 'build-'

/**
 * In a build: a database that every server of it reads for as long as it lives. SQLite locks it for that, which also a user can do
 * who may write nothing here, and which ends with the process however it ends.
 */
const IN_USE = 'in-use.sqlite'

/** What stays where Next works, for the next build and for `tsc`. */
const STAYS = new Set(['cache', 'dev', 'diagnostics', 'lock', 'trace', 'types'])

/** The folder in which Next makes a build. */
export const workFolder = (buildDir: string): string => join(buildDir, 'next')

/** The folder of the newest build, or `null` when there is none. */
export function currentBuild(buildDir: string): string | null {
  const link = join(buildDir, 'current')
  return existsSync(join(link, BUILD_ID_FILE)) ? join(buildDir, readlinkSync(link)) : null
}

/** An id for a build that is about to be made. */
export const newBuildId = (): string => new Date().toISOString().replace(/[:.]/g, '-')

/** The id of a build in a folder. */
export const buildIdOf = (build: string): string => basename(build).slice(PREFIX.length)

/** Gives the build that Next has just made a folder of its own, and makes it the current one in a single step. */
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

/** Keeps a build from being removed until this process ends. One of a release that had no locks is known by the note of its server. */
export function holdBuild(build: string): void {
  const file = join(build, IN_USE)
  if (!existsSync(file)) return
  const lock = new DatabaseSync(file, { readOnly: true })
  lock.exec('BEGIN')
  lock.prepare('SELECT count(*) FROM sqlite_schema').get()
  held.push(lock)
}

/** What is collected as garbage is closed, and its lock ends. */
const held: DatabaseSync[] = []

function makeLock(build: string): void {
  const lock = new DatabaseSync(join(build, IN_USE))
  lock.exec('PRAGMA user_version = 1')
  lock.close()
}

/** Whether a server holds a build. One whose lock cannot be asked belongs to another user, and counts as held. */
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

/** Removes the builds that are neither to be kept nor served, and what a build left that was stopped half-way. */
export function removeBuilds(buildDir: string, kept: (string | null)[]): void {
  for (const entry of readdirSync(buildDir)) {
    const folder = join(buildDir, entry)
    if (!entry.startsWith(PREFIX) || kept.includes(folder) || isHeld(folder)) continue
    if (!tryToRemove(folder)) console.warn(`${folder} belongs to another user: remove it by hand.`)
  }
}
