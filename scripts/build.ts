import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { currentBuild, newBuildId, removeBuilds, switchToNewBuild, workFolder } from './builds.ts'
import { COMPILED } from './compiled.mjs'
import { fail } from './fail.ts'
import { writeBillOfMaterials } from './packages/bill-of-materials.ts'
import { preflight } from './preflight.ts'
import { tryToRemove } from './remove.mjs'
import { noteRunning, othersRunning } from './running.mjs'

/*
 * Builds the site in a separate folder and switches to the new build at the end. A running server keeps its build.
 * Next calls scripts/complete-build.ts, which prepares the content.
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
  const { status, error } = spawnSync('next', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, WORK_FOLDER: work, NEXT_DEPLOYMENT_ID: id },
  })
  if (error) throw error
  if (status !== 0) failed()
  writeBillOfMaterials(work)
} catch (error) {
  console.error(error)
  failed()
}
const made = switchToNewBuild(buildDir, id)
// The former build stays, because a server may just be starting with it. The builds of older releases have no locks. The notes
// of their running servers (running.mjs) protect them.
removeBuilds(buildDir, [made, former, ...othersRunning().map(({ folder }) => folder)])
// Node's cache of compiled code still has the code of the former build.
tryToRemove(COMPILED)

function failed(): never {
  fail(
    former
      ? `The build failed: ${former} stays what "npm start" serves.`
      : 'The build failed: there is nothing to serve yet.',
  )
}
