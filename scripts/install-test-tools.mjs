import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { installDebianPackage } from './install-debian.mjs'

const runs = (command, argument = '--version') =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0

/** Debian keeps the server's programs out of the path. */
const hasPostgres = () =>
  runs('initdb') ||
  (existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    ))

/** Arial, or what has its widths: it stands in for the site's fonts until they are there. */
const hasArial = () =>
  /Arial|Liberation/.test(spawnSync('fc-match', ['Arial', 'family'], { encoding: 'utf8' }).stdout ?? '')

/**
 * What tests need beside a browser: PostgreSQL, which those of the lead outbox start themselves; strace, which sees what
 * reaches the disk; nginx, through which pages are asked for, and openssl for its certificate; a font every other
 * system has, or else pages move when their own fonts arrive; and two other browsers, without which their tests are skipped.
 */
export function installTestTools() {
  if (!hasPostgres()) installDebianPackage('postgresql')
  if (process.platform !== 'linux') return
  if (!runs('strace')) installDebianPackage('strace')
  if (!runs('nginx', '-v')) installDebianPackage('nginx')
  if (!runs('openssl', 'version')) installDebianPackage('openssl')
  if (!hasArial()) installDebianPackage('fonts-liberation')
  if (!runs('firefox-esr')) installDebianPackage('firefox-esr')
  if (!runs('which', 'WebKitWebDriver')) installDebianPackage('webkit2gtk-driver')
  if (!runs('which', 'Xvfb')) installDebianPackage('xvfb')
}

/** What only the sweep needs: Java, for the HTML checker. Without it that test says that it is skipped. */
export function installSweepTools() {
  if (process.platform === 'linux' && !runs('java', '-version')) installDebianPackage('default-jre-headless')
}
