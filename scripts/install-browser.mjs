import { existsSync } from 'node:fs'
import { runCommand } from './install.mjs'
import { installDebianPackages } from './install-debian.mjs'

/** Headless Chromium. It renders the same pages in a third of the time that Chromium with a window needs. */
export const HEADLESS = '/usr/bin/chromium-headless-shell'

const OTHERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const found = (paths) => paths.find((path) => path && existsSync(path))

/**
 * Finds or installs the Chromium for the tests: the one at CHROMIUM_PATH, else Debian's, else another installed Chromium, else
 * Playwright's download. Returns its path, or an empty string for Playwright's download.
 */
export function installBrowser() {
  const chosen = found([process.env.CHROMIUM_PATH, HEADLESS])
  if (chosen) return chosen
  if (installDebianPackages(['chromium-headless-shell']) && existsSync(HEADLESS)) return HEADLESS
  const other = found(OTHERS)
  if (other) return other
  runCommand('npx', ['playwright', 'install', 'chromium'])
  return ''
}
