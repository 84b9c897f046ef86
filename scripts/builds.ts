import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { BUILD_ID_FILE } from '#lib/server/next-internals.ts'
import { listNeededFiles } from '#lib/server/served-build.ts'
import { keepFormerStaticFiles } from './static-files.ts'

/*
 * What is in BUILD_DIR:
 *   next/         where Next works (next.config.mjs); nothing is served from it
 *   build-<id>/   a finished build; nothing in it ever changes
 *   current       a symbolic link to the newest of them
 * All lie equally deep: a build's links to packages are relative.
 */

const PREFIX = 'build-'

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

/** Removes the builds that are not to be kept, and what a build left that was stopped half-way. */
export function removeBuilds(buildDir: string, kept: (string | null)[]): void {
  for (const entry of readdirSync(buildDir)) {
    const folder = join(buildDir, entry)
    if (entry.startsWith(PREFIX) && !kept.includes(folder)) rmSync(folder, { recursive: true, force: true })
  }
}
