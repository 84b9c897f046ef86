import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'

/** A folder with the plain scripts of the project, and an `npm` that only says what it was asked for. */
let project: string
const children: ChildProcess[] = []

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'montage-running-'))
  for (const name of ['quickstart', 'install', 'running', 'remove', 'check-port']) {
    cpSync(`scripts/${name}.mjs`, join(project, `scripts/${name}.mjs`))
  }
  mkdirSync(join(project, 'bin'))
  writeFileSync(join(project, 'bin/npm'), '#!/bin/sh\necho "npm $*"\n')
  chmodSync(join(project, 'bin/npm'), 0o755)
  writeFileSync(join(project, 'package-lock.json'), '{}')
})

afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => killed(child)))
  rmSync(project, { recursive: true, force: true })
})

const QUICKSTART = ['npm run --silent build', 'npm run --silent start']
const INSTALL = 'npm ci --no-audit --no-fund'

function install(isCurrent: boolean) {
  const file = join(project, 'node_modules/.package-lock.json')
  mkdirSync(join(file, '..'))
  writeFileSync(file, '{}')
  if (!isCurrent) utimesSync(file, 0, 0)
}

async function quickstart(port?: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/quickstart.mjs'], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      PORT: port ?? String(await freePort()),
      PATH: `${join(project, 'bin')}:${process.env.PATH}`,
    },
  })
  return { asked: stdout.trim().split('\n').filter(Boolean), said: stderr.trim(), status }
}

/** A process that notes itself as a server of this folder does, and stays. */
async function serve(folder = '.next/build-one') {
  const code = `import { noteRunning } from './scripts/running.mjs'
    noteRunning('serves', '${folder}')
    process.once('SIGTERM', () => process.exit())
    console.log('noted')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { cwd: project })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

async function killed(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

function othersRunning(): { pid: number; does: string; folder: string }[] {
  const code = `import { othersRunning } from './scripts/running.mjs'; console.log(JSON.stringify(othersRunning()))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: project,
    encoding: 'utf8',
  })
  return JSON.parse(stdout)
}

const notes = () => readdirSync(join(project, '.running'))

test('a fresh clone: installs, builds and serves', async () => {
  expect(await quickstart()).toEqual({ asked: [INSTALL, ...QUICKSTART], said: '', status: 0 })
})

test('beside a running server: builds and serves when nothing has to be installed', async () => {
  install(true)
  await serve()
  expect(await quickstart()).toMatchObject({ asked: QUICKSTART, status: 0 })
})

test('beside a running server: refuses to install, and says what to do', async () => {
  install(false)
  const server = await serve()
  const { asked, said, status } = await quickstart()
  expect(asked).toEqual([])
  expect(said).toContain(`process ${server.pid}, which serves .next/build-one,`)
  expect(said).toMatch(/^[^\n]+: stop it first, or use another clone\.$/)
  expect(status).toBe(1)
})

test('a server that was killed is in nobody’s way, and its note goes', async () => {
  install(false)
  await killed(await serve())
  expect(notes()).toHaveLength(1)
  expect((await quickstart()).asked).toEqual([INSTALL, ...QUICKSTART])
  expect(notes()).toEqual([])
})

test('the note of a killed server is not taken for that of a later process with its number', async () => {
  const other = await serve()
  rmSync(join(project, '.running'), { recursive: true })
  mkdirSync(join(project, '.running'))
  const note = { pid: other.pid, startedAt: '1', does: 'serves', folder: '.next/build-one' }
  writeFileSync(join(project, `.running/${other.pid}.json`), JSON.stringify(note))
  expect(othersRunning()).toEqual([])
})

test('two servers of one build are two notes, and each goes with its server', async () => {
  const [first, second] = [await serve(), await serve()]
  expect(
    othersRunning()
      .map(({ pid }) => pid)
      .sort(),
  ).toEqual([first.pid, second.pid].sort())
  await killed(first, 'SIGTERM')
  expect(othersRunning()).toEqual([
    expect.objectContaining({ pid: second.pid, does: 'serves', folder: '.next/build-one' }),
  ])
})

test('the port is checked before anything is installed', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { asked, said, status } = await quickstart(String(port))
  other.close()
  expect(asked).toEqual([])
  expect(said).toBe(`Montage cannot listen on port ${port}: something else uses it. Set PORT to a free one.`)
  expect(status).toBe(1)
})

test('a port that is no number is left to the check of all settings', async () => {
  expect(await quickstart('abc')).toMatchObject({ asked: [INSTALL, ...QUICKSTART], status: 0 })
})

test.runIf(process.getuid?.() === 0)(
  'a note that another user has left, and may not be removed, is in nobody’s way',
  async () => {
    install(false)
    await killed(await serve())
    const folder = join(project, '.running')
    chmodSync(project, 0o755)
    const [note = ''] = notes()
    const asOther = (code: string) =>
      spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
        cwd: project,
        encoding: 'utf8',
        env: { NODE_ENV: 'test' },
        uid: 65_534,
      })
    const code = `import { noteRunning, othersRunning } from './scripts/running.mjs'
      noteRunning('serves', 'a build')
      console.log(JSON.stringify(othersRunning()))`
    for (const mode of [0o755, 0o700]) {
      chmodSync(folder, mode)
      const { status, stdout, stderr } = asOther(code)
      expect({ status, stdout }).toEqual({ status: 0, stdout: '[]\n' })
      expect(stderr).toMatch(/^This process cannot be noted in .* \(EACCES\): [^\n]+\.\n$/)
    }
    expect(notes()).toEqual([note])
  },
)

test('a project that cannot be written to is served all the same', async () => {
  // A file where the folder should be: refused for root too, who may write everywhere.
  writeFileSync(join(project, '.running'), '')
  const server = await serve()
  expect(server.exitCode).toBeNull()
})
