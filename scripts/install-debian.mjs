import { spawnSync } from 'node:child_process'

/**
 * Installs one of Debian's packages where that is possible: on Debian, as root. Returns whether it is installed now.
 */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A server that tests start themselves need not run by itself.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  return status === 0
}
