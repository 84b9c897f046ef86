import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'

const run = promisify(execFile)

/**
 * The stores of leads in which files that take long try everything: `npm test` takes PostgreSQL, because most other tests use
 * SQLite. The sweep takes both.
 */
export const ENGINES = process.env.EVERY_ENGINE ? ['sqlite', 'postgres'] : ['postgres']

/** A PostgreSQL server of its own, in a temporary folder. */
export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<Postgres> {
  const bin = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'montage-postgres-'))
  const owner = await ownerOf(folder)
  const data = join(folder, 'data')
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'montage', '--auth=trust', '--no-sync'], owner)
  const port = await freePort()
  const settings = [
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'full_page_writes=off',
  ]
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (chunk) => (said += chunk))
  const isReady = () => said.includes('ready to accept connections')
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said}`)
    await Promise.race([once(server.stderr, 'data'), once(server, 'exit')])
  }
  let databases = 0
  return {
    async newDatabase() {
      const name = `leads${++databases}`
      await run(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'montage', name])
      return `postgres://montage@127.0.0.1:${port}/${name}`
    },
    async stop() {
      const exited = once(server, 'exit')
      // At once, without tidying up.
      server.kill('SIGQUIT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Debian keeps the server's programs out of the path. */
export function findPrograms(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')))
  if (!found) throw new Error('These tests need PostgreSQL: "npm test" installs it on Debian.')
  return found
}

/** PostgreSQL refuses to run as root; Debian has a user for it. */
async function ownerOf(folder: string): Promise<{ uid?: number; gid?: number; cwd: string }> {
  if (process.getuid?.() !== 0) return { cwd: folder }
  const idOf = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout)
  const [uid, gid] = [await idOf('-u'), await idOf('-g')]
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  return { uid, gid, cwd: folder }
}
