// Plain JavaScript for any Node version: no package and no newer Node is installed yet when this file runs.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { othersRunning } from './running.mjs'

const INSTALLED = 'node_modules/.package-lock.json'

/** Runs a command in the foreground. Exits when it fails. */
export function runCommand(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (error) console.error(`Could not run ${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Installs the packages of the lock file, unless they are installed already. npm removes the old packages first, so this
 * function refuses while another process of this folder uses them.
 */
export function installPackages() {
  const isCurrent =
    existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs
  if (isCurrent) return
  const [other] = othersRunning()
  if (other) {
    console.error(
      `Packages have to be installed, and process ${other.pid}, which ${other.does} ${other.folder}, runs on those that are there: stop it first, or use another clone.`,
    )
    process.exit(1)
  }
  runCommand('npm', ['ci', '--no-audit', '--no-fund'])
}
