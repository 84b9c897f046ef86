// Plain JavaScript for whatever Node the machine has: nothing is installed yet when this runs.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const INSTALLED = 'node_modules/.package-lock.json'

/** Runs a command in the foreground and ends this process when it fails. */
export function runCommand(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (error) console.error(`Could not run ${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the packages of the lock file, unless they are there. */
export function installPackages() {
  const isCurrent =
    existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs
  if (!isCurrent) runCommand('npm', ['ci', '--no-audit', '--no-fund'])
}
