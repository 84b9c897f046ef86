import { existsSync } from 'node:fs'
import { runCommand } from './install.mjs'
import { installDebianPackage } from './install-debian.mjs'

/** Chromium without the windows of a browser: the same pages, in a third of the time a new window takes. */
const HEADLESS = '/usr/bin/chromium-headless-shell'

const OTHERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const found = (paths) => paths.find((path) => path && existsSync(path))

/**
 * The Chromium for the tests: the one CHROMIUM_PATH names, else Debian's, else another that is installed, else Playwright's own
 * download. Returns its path, or an empty string for Playwright's own.
 */
export function installBrowser() {
  const chosen = found([process.env.CHROMIUM_PATH, HEADLESS])
  if (chosen) return chosen
  if (installDebianPackage('chromium-headless-shell') && existsSync(HEADLESS)) return HEADLESS
  const other = found(OTHERS)
  if (other) return other
  runCommand('npx', ['playwright', 'install', 'chromium'])
  return ''
}
