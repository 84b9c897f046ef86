import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** The folder of the build that this server serves (`scripts/start.ts` sets it); null in development, and with a plain `next start`. */
export const servedBuild = process.env.SERVED_BUILD ?? null

const LIST = 'files.json'

const neededFiles = z.array(z.string())

/** The files that a server needs: code of pages, files for browsers, links to packages. Missing HTML is rendered again. */
const NEEDED = /^(server\/.*\.js|static\/.*|node_modules\/[^/]+)$/

/** Writes the list of files that a server needs into a build. */
export function listNeededFiles(build: string): void {
  const names = readdirSync(build, { recursive: true, encoding: 'utf8' })
  writeFileSync(join(build, LIST), JSON.stringify(names.filter((name) => NEEDED.test(name))))
}

/** The files for browsers, by their paths in `static/` of a build. */
export function staticFilesOf(build: string): string[] {
  return filesIn(join(build, 'static'))
}

/** All files in a folder and its subfolders, as paths relative to the folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

/**
 * Throws when files of the served build, or packages that it links to, are missing: some pages would fail then. The check takes
 * one or two milliseconds.
 */
export function checkServedBuild(): void {
  if (servedBuild === null) return
  const build = resolve(/* turbopackIgnore: true */ servedBuild)
  const needed = neededFiles.parse(JSON.parse(readFileSync(`${build}/${LIST}`, 'utf8')))
  const missing = needed.find((name) => !existsSync(`${build}/${name}`))
  if (missing) throw new Error(`${missing} is gone from ${build}.`)
}
