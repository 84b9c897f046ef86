import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { HEADLESS } from './install-browser.mjs'
import { installDebianPackages } from './install-debian.mjs'

const runs = (command, argument = '--version') =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0

/** Whether PostgreSQL is installed. Debian's folder with `initdb` is not in PATH, so it is searched too. */
const hasPostgres = () =>
  runs('initdb') ||
  (existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    ))

/** Whether Arial, or a font with its widths, is installed. Pages use it as the fallback while the site's fonts load. */
const hasArial = () =>
  /Arial|Liberation/.test(spawnSync('fc-match', ['Arial', 'family'], { encoding: 'utf8' }).stdout ?? '')

/**
 * Installs the programs that tests need: Chromium, PostgreSQL for the tests of the lead outbox, strace to see which writes reach
 * the disk, nginx as a proxy in front of pages, openssl for its certificate, and an Arial font (without one pages move when their
 * own fonts are loaded).
 */
export function installTestTools() {
  const isLinux = process.platform === 'linux'
  const tools = [
    ['postgresql', hasPostgres()],
    ['chromium-headless-shell', !isLinux || Boolean(process.env.CHROMIUM_PATH) || existsSync(HEADLESS)],
    ['strace', !isLinux || runs('strace')],
    ['nginx', !isLinux || runs('nginx', '-v')],
    ['openssl', !isLinux || runs('openssl', 'version')],
    ['fonts-liberation', !isLinux || hasArial()],
  ]
  installMissing(tools)
}

/** Installs what only the sweep needs: Java for the HTML checker, Firefox and WebKit. Tests without their program are skipped. */
export function installSweepTools() {
  if (process.platform !== 'linux') return
  installMissing([
    ['default-jre-headless', runs('java', '-version')],
    ['firefox-esr', runs('firefox-esr')],
    ['webkit2gtk-driver', runs('which', 'WebKitWebDriver')],
    ['xvfb', runs('which', 'Xvfb')],
  ])
}

/** @param tools names of Debian packages, each with whether it is there */
const installMissing = (tools) =>
  installDebianPackages(tools.filter(([, isThere]) => !isThere).map(([name]) => name))
