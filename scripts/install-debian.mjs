import { spawnSync } from 'node:child_process'

/** Installs Debian packages, all by one command. This works on Debian as root only. Returns whether they are installed. */
export function installDebianPackages(names) {
  if (names.length === 0) return true
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // With run level 1 a package does not start its server (PostgreSQL, nginx). Tests start the servers themselves.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  return status === 0
}
