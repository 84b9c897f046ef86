// Runs every check, also in a fresh clone: installs missing packages and tools, then lint, build, types, unit, end-to-end.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { installPackages } from './install.mjs'
import { installBrowser } from './install-browser.mjs'

const tools = once(
  spawn(process.execPath, ['scripts/install-tools-beside.mjs'], { stdio: 'inherit' }),
  'close',
)
installPackages()
await tools
const env = { ...process.env, ...inMemory(), CHROMIUM_PATH: installBrowser() }

// Lint runs beside the build, because the build leaves a core free for half of its time.
const beside = runSteps(['lint', 'generate:check'], 'pipe')
await runSteps(['build:test', 'check:browsers'], 'inherit')
await beside
await runSteps(['types', 'test:unit', 'test:e2e'], 'inherit')

/**
 * The setting for a folder of temporary files in memory, where Linux has one with 8 GB of room: the tests make thousands of small
 * databases, and some disks take half a minute to delete them.
 */
function inMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize < 8e9) return {}
  } catch {
    return {}
  }
  const TMPDIR = mkdtempSync(join('/dev/shm', 'montage-test-'))
  // PostgreSQL has a user of its own, who must get to its folder.
  chmodSync(TMPDIR, 0o711)
  process.once('exit', () => rmSync(TMPDIR, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return { TMPDIR }
}

/**
 * Runs steps one after the other. Exits at the first that fails.
 * @param output 'pipe' prints the output of a step when the step has ended, so that outputs of two steps do not mix.
 */
async function runSteps(steps, output) {
  for (const step of steps) {
    const started = Date.now()
    console.log(`\n── ${step}`)
    const child = spawn('npm', ['run', '--silent', step], { env, stdio: ['ignore', output, output] })
    process.once('exit', () => child.kill())
    const said = [child.stdout, child.stderr].map((stream) => stream && text(stream))
    const [code] = await once(child, 'close')
    for (const words of await Promise.all(said)) if (words) console.log(words)
    console.log(`── ${step}: ${Math.round((Date.now() - started) / 1000)} s`)
    if (code !== 0) process.exit(code ?? 1)
  }
}
