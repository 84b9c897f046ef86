import { readFileSync, rmSync } from 'node:fs'
import { env } from '#lib/env.ts'
import { currentBuild } from './builds.ts'
import { fail } from './fail.ts'
import { foldersOf, importedBy, linkedBy } from './packages/served.ts'

/*
 * Removes the packages that neither the served build nor the commands of a server load: the Studio's packages, which are
 * bundled in the build, and the packages for building. It is for an image (deploy/Containerfile), where no build runs later.
 */

/** The programs of a server, and the files that it loads by name. */
const FILES = [
  ...['start', 'account', 'token', 'leads', 'backup', 'restore', 'lake-check'].map(
    (name) => `scripts/${name}.ts`,
  ),
  'lib/stored-pages/page-tags.ts',
  'next.config.ts',
]

const build =
  currentBuild(env.BUILD_DIR) ?? fail(`There is no build in ${env.BUILD_DIR}: run "npm run build" first.`)
const kept = foldersOf('.', new Set([...(await importedBy('.', FILES)), ...linkedBy('.', build)]))
const lock: { packages: Record<string, { link?: boolean }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
// The project itself, its workspaces and the links to them are not downloaded packages. They stay.
const installed = Object.keys(lock.packages).filter(
  (folder) => folder.includes('node_modules/') && !lock.packages[folder]?.link,
)
const removed = installed.filter((folder) => !kept.has(folder))
for (const folder of [...removed, 'node_modules/.bin', 'node_modules/.cache']) {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${kept.size} packages stay, ${removed.length} are gone.`)
