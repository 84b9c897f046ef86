import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { staticFilesOf } from '#lib/server/served-build.ts'

/** A build also keeps the static files of this many builds before it, for pages that stay open in browsers during a release. */
const FORMER_BUILDS = 2

/** In a build: its own static files, those of the build before it, and those of the one before that. */
const LIST = 'static-files.json'

const lists = z.array(z.array(z.string()))

/**
 * Copies the static files of the two builds before into a build that was just made. So nothing it serves is in the
 * folders of those builds, which may be removed.
 * @param former the folder of the build before, if there is one
 */
export function keepFormerStaticFiles(build: string, former: string | null): void {
  const own = staticFilesOf(build)
  const inherited = former === null ? [] : copyStaticFiles(former, build)
  writeFileSync(join(build, LIST), JSON.stringify([own, ...inherited]))
}

/** Copies what is not there: a name is made from the content of the file. Returns the lists of what the build now has. */
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

/** The files of a build that the next one keeps: its own, and those of the build before it. */
export const keptFilesOf = (build: string): string[] => [...new Set(keptLists(build).flat())]

const keptLists = (build: string) => listsOf(build).slice(0, FORMER_BUILDS)

/** A build of a release that kept no list has only its own. */
function listsOf(build: string): string[][] {
  const list = join(build, LIST)
  return existsSync(list) ? lists.parse(JSON.parse(readFileSync(list, 'utf8'))) : [staticFilesOf(build)]
}
