import { existsSync } from 'node:fs'
import { runCommand } from './install.mjs'
import { installDebianPackage } from './install-debian.mjs'

const KNOWN_PATHS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installed = () => KNOWN_PATHS.find((path) => path && existsSync(path))

/**
 * The Chromium for the tests: an installed one, else Debian's package, else Playwright's own download. Returns its
 * path, or an empty string for Playwright's own.
 */
export function installBrowser() {
  const found = installed()
  if (found) return found
  if (installDebianPackage('chromium') && installed()) return installed()
  runCommand('npx', ['playwright', 'install', 'chromium'])
  return ''
}
