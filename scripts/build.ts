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
 * Builds the site in a separate folder and switches to the new build at the end. A running server keeps its build. The script
 * seeds the lake before the build, because a build only reads content.
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
// The former build stays, because a server may just be starting with it. The builds of older releases have no locks, so the
// notes of their running servers protect them.
removeBuilds(buildDir, [made, former, ...othersRunning().map(({ folder }) => folder)])
// The compiled code belongs to the former build.
tryToRemove(COMPILED)

function failed(): never {
  fail(
    former
      ? `The build failed: ${former} stays what "npm start" serves.`
      : 'The build failed: there is nothing to serve yet.',
  )
}

/** Bundles the service worker into the folder of its build. `app/sw.js` reads it there. */
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
