import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { installDebianPackage } from './install-debian.mjs'

const runs = (command, argument = '--version') =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0

/** Some of them would open a window if they were asked for their version. */
const isInstalled = (program) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0

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

/** Each tries the pages in its own engine. The second speaks WebDriver by itself, the first WebDriver BiDi. */
const OTHER_BROWSERS = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

/**
 * What tests need beside a browser: PostgreSQL, which those of the lead outbox start themselves; strace, which sees what
 * reaches the disk; nginx, through which pages are asked for, and openssl for its certificate; and a font every other
 * system has, or else pages move when their own fonts arrive. The other browsers, and Java for the HTML checker of the sweep, are tried
 * for: a test without them says that it is skipped.
 */
export function installTestTools() {
  if (!hasPostgres()) installDebianPackage('postgresql')
  if (process.platform !== 'linux') return
  if (!runs('strace')) installDebianPackage('strace')
  if (!runs('nginx', '-v')) installDebianPackage('nginx')
  if (!runs('openssl', 'version')) installDebianPackage('openssl')
  if (!hasArial()) installDebianPackage('fonts-liberation')
  for (const [program, name] of Object.entries(OTHER_BROWSERS)) {
    if (!isInstalled(program)) installDebianPackage(name)
  }
}

/** What only the sweep needs. */
export function installSweepTools() {
  if (process.platform === 'linux' && !isInstalled('java')) installDebianPackage('default-jre-headless')
}
