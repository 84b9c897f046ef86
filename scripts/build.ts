import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { takeBuildMark, writeBuildMark } from '#lib/content/build-mark.ts'
import { writeBuildSettings } from './build-settings.ts'
import { currentBuild, newBuildId, removeBuilds, switchToNewBuild, workFolder } from './builds.ts'
import { COMPILED } from './compiled.mjs'
import { fail } from './fail.ts'
import { writeFailedPage } from './failed-page.ts'
import { writeBillOfMaterials } from './packages/bill-of-materials.ts'
import { preflight } from './preflight.ts'
import { withLake } from './prepare-lake.ts'
import { tryToRemove } from './remove.mjs'
import { noteRunning, othersRunning } from './running.mjs'

/*
 * Builds the site beside what is served, and switches to it at the end: a server goes on with the build it started with.
 * The lake is seeded before: a build reads content and never changes it.
 */
const env = preflight()
const buildDir = relative('.', env.BUILD_DIR)
noteRunning('builds', buildDir)
const other = othersRunning().find(({ does, folder }) => does === 'builds' && folder === buildDir)
if (other) fail(`Process ${other.pid} builds in ${buildDir} now: wait until it is done, or set BUILD_DIR.`)

const id = newBuildId()
const work = workFolder(buildDir)
const former = currentBuild(buildDir)
try {
  const mark = await withLake(env, takeBuildMark)
  const { status, error } = spawnSync('next', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_DEPLOYMENT_ID: id },
  })
  if (error) throw error
  if (status !== 0) failed()
  writeFailedPage(work)
  await buildServiceWorker(work)
  writeBillOfMaterials(work)
  if (mark) writeBuildMark(mark, work)
  writeBuildSettings(env, work)
} catch (error) {
  console.error(error)
  failed()
}
const made = switchToNewBuild(buildDir, id)
// The former one stays for a server that is just starting. Servers of releases without locks are known by their notes.
removeBuilds(buildDir, [made, former, ...othersRunning().map(({ folder }) => folder)])
// Every build has code of its own.
tryToRemove(COMPILED)

function failed(): never {
  fail(
    former
      ? `The build failed: ${former} stays what "npm start" serves.`
      : 'The build failed: there is nothing to serve yet.',
  )
}

/** Bundles the service worker into the folder of the build it belongs to, where `app/sw.js` reads it. */
async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    entryPoints: ['app/_service-worker/worker.ts'],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      BUILD_ID: JSON.stringify(id),
      'process.env.NODE_ENV': '"production"',
    },
  })
}
