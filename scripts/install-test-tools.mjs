import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { installDebianPackage } from './install-debian.mjs'

const runs = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/** Debian keeps the server's programs out of the path. */
const hasPostgres = () =>
  runs('initdb') ||
  (existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    ))

/** What the tests of the lead outbox need: PostgreSQL, which they start themselves, and strace, to see what reaches the disk. */
export function installTestTools() {
  if (!hasPostgres()) installDebianPackage('postgresql')
  if (process.platform === 'linux' && !runs('strace')) installDebianPackage('strace')
}
