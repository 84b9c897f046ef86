import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** The folder of the build this server serves, which `scripts/start.ts` says; `null` in development. */
export const servedBuild = process.env.SERVED_BUILD ?? null

const LIST = 'files.json'

const neededFiles = z.array(z.string())

/** The code of the pages, what browsers load, and the links to packages. A built page that is gone is made again. */
const NEEDED = /^(server\/.*\.js|static\/.*|node_modules\/[^/]+)$/

/** Notes in a build which files a server needs of it. */
export function listNeededFiles(build: string): void {
  const names = readdirSync(build, { recursive: true, encoding: 'utf8' })
  writeFileSync(join(build, LIST), JSON.stringify(names.filter((name) => NEEDED.test(name))))
}

/** The files that browsers load, by their paths in `static/` of a build. */
export function staticFilesOf(build: string): string[] {
  return filesIn(join(build, 'static'))
}

/** All files in a folder and in its folders, by their paths in it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

/**
 * Throws when files are gone from the build this server serves, or packages they link to: pages that need them fail.
 * It takes a millisecond or two.
 */
export function checkServedBuild(): void {
  if (servedBuild === null) return
  const build = resolve(/* turbopackIgnore: true */ servedBuild)
  const needed = neededFiles.parse(JSON.parse(readFileSync(`${build}/${LIST}`, 'utf8')))
  const missing = needed.find((name) => !existsSync(`${build}/${name}`))
  if (missing) throw new Error(`${missing} is gone from ${build}.`)
}
