// Every check, from a fresh clone: installs what is missing, then lint, types, unit, build, end-to-end.

import { installPackages, runCommand } from './install.mjs'
import { installBrowser } from './install-browser.mjs'
import { installTestTools } from './install-test-tools.mjs'

installPackages()
const browser = installBrowser()
installTestTools()
for (const step of [
  'lint',
  'generate:check',
  'types',
  'test:unit',
  'build:test',
  'check:browsers',
  'test:e2e',
]) {
  const started = Date.now()
  console.log(`\n── ${step}`)
  runCommand('npm', ['run', '--silent', step], { CHROMIUM_PATH: browser })
  console.log(`── ${step}: ${Math.round((Date.now() - started) / 1000)} s`)
}
