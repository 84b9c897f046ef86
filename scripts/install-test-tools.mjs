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
 * the disk, nginx as a proxy in front of pages, openssl for its certificate, an Arial font (without one pages move when their
 * own fonts are loaded), and Firefox and WebKit, whose tests are skipped when they are missing.
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
    ['firefox-esr', !isLinux || runs('firefox-esr')],
    ['webkit2gtk-driver', !isLinux || runs('which', 'WebKitWebDriver')],
    ['xvfb', !isLinux || runs('which', 'Xvfb')],
  ]
  installDebianPackages(tools.filter(([, isThere]) => !isThere).map(([name]) => name))
}

/** Installs Java, which only the sweep needs, for the HTML checker. Without Java the test of the HTML is skipped. */
export function installSweepTools() {
  if (process.platform === 'linux' && !runs('java', '-version'))
    installDebianPackages(['default-jre-headless'])
}
