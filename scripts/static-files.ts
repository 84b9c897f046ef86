import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { staticFilesOf } from '#lib/server/served-build.ts'

/** A build also has the scripts, styles and fonts of this many earlier builds: open pages load them after a release. */
const FORMER_BUILDS = 2

/** A file in a build with three lists of static files: its own, those of the previous build, and those of the one before. */
const LIST = 'static-files.json'

const lists = z.array(z.array(z.string()))

/**
 * Copies the static files of the two previous builds into a new build, because the folders of these builds may be removed.
 * @param former the folder of the previous build; null without one
 */
export function keepFormerStaticFiles(build: string, former: string | null): void {
  const own = staticFilesOf(build)
  const inherited = former === null ? [] : copyStaticFiles(former, build)
  writeFileSync(join(build, LIST), JSON.stringify([own, ...inherited]))
}

/**
 * Copies missing files. The name of a file contains its hash, so a file that exists already is the same. Returns the lists of
 * the former build's files.
 */
function copyStaticFiles(former: string, build: string): string[][] {
  const inherited = keptLists(former)
  for (const name of new Set(inherited.flat())) {
    const file = join(build, 'static', name)
    if (existsSync(file)) continue
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(join(former, 'static', name), file)
  }
  return inherited
}

/** The static files of a build that the next build keeps: its own, and those of the build before it. */
export const keptFilesOf = (build: string): string[] => [...new Set(keptLists(build).flat())]

const keptLists = (build: string) => listsOf(build).slice(0, FORMER_BUILDS)

/** The lists of a build. The build of an earlier release has no lists, so all its static files count as its own. */
function listsOf(build: string): string[][] {
  const list = join(build, LIST)
  return existsSync(list) ? lists.parse(JSON.parse(readFileSync(list, 'utf8'))) : [staticFilesOf(build)]
}
