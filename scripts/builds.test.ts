import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentBuild, removeBuilds, switchToNewBuild, workFolder } from './builds.ts'

let buildDir: string
const servers: ChildProcess[] = []

beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'montage-builds-'))
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map(killed))
  rmSync(buildDir, { recursive: true, force: true })
})

/** What Next leaves after a build, as far as it matters here. */
function build(id: string) {
  const work = workFolder(buildDir)
  for (const [name, text] of Object.entries({
    BUILD_ID: id,
    'server/chunks/page.js': `page of ${id}`,
    'static/chunks/code.js': `code of ${id}`,
    'cache/turbopack/0.sst': 'what the next build need not do again',
    'types/routes.d.ts': 'export {}',
    'dev/lock': 'next dev runs',
  })) {
    mkdirSync(join(work, name, '..'), { recursive: true })
    writeFileSync(join(work, name), text)
  }
}

const buildAndSwitch = (id: string) => {
  build(id)
  return switchToNewBuild(buildDir, id)
}
const pageIn = (folder: string | null) => readFileSync(join(folder ?? '', 'server/chunks/page.js'), 'utf8')

test('there is no build at first, nor while the first one is made', () => {
  expect(currentBuild(buildDir)).toBeNull()
  build('one')
  expect(currentBuild(buildDir)).toBeNull()
})

test('a build is made beside the current one, which stays as it is after the switch too', () => {
  const one = buildAndSwitch('one')
  expect(currentBuild(buildDir)).toBe(one)
  build('two')
  expect(currentBuild(buildDir)).toBe(one)
  expect(pageIn(one)).toBe('page of one')
  const two = switchToNewBuild(buildDir, 'two')
  expect(currentBuild(buildDir)).toBe(two)
  expect(pageIn(two)).toBe('page of two')
  expect(pageIn(one)).toBe('page of one')
})

test('the cache, the types and what next dev has stay where Next works; the build leaves nothing else there', () => {
  buildAndSwitch('one')
  expect(readdirSync(workFolder(buildDir)).sort()).toEqual(['cache', 'dev', 'types'])
})

test('a build says which of its files a server needs', () => {
  const one = buildAndSwitch('one')
  expect(JSON.parse(readFileSync(join(one, 'files.json'), 'utf8'))).toEqual(
    expect.arrayContaining(['server/chunks/page.js', 'static/chunks/code.js']),
  )
})

test('a build has the static files of the two builds before it, whatever becomes of their folders', () => {
  /** Makes a build with one static file of its own and one that all have. */
  const make = (id: string) => {
    build(id)
    const chunks = join(workFolder(buildDir), 'static/chunks')
    renameSync(join(chunks, 'code.js'), join(chunks, `${id}.js`))
    writeFileSync(join(chunks, 'shared.js'), 'code of all')
    const folder = switchToNewBuild(buildDir, id)
    removeBuilds(buildDir, [folder])
    return folder
  }
  const chunksOf = (folder: string) => readdirSync(join(folder, 'static/chunks')).sort()
  expect(chunksOf(make('one'))).toEqual(['one.js', 'shared.js'])
  expect(chunksOf(make('two'))).toEqual(['one.js', 'shared.js', 'two.js'])
  expect(chunksOf(make('three'))).toEqual(['one.js', 'shared.js', 'three.js', 'two.js'])
  const four = make('four')
  expect(chunksOf(four)).toEqual(['four.js', 'shared.js', 'three.js', 'two.js'])
  expect(readFileSync(join(four, 'static/chunks/two.js'), 'utf8')).toBe('code of two')
  expect(chunksOf(make('five'))).toEqual(['five.js', 'four.js', 'shared.js', 'three.js'])
})

test('the static files of a build that kept no list are kept too', () => {
  const one = buildAndSwitch('one')
  rmSync(join(one, 'static-files.json'))
  build('two')
  const chunks = join(workFolder(buildDir), 'static/chunks')
  renameSync(join(chunks, 'code.js'), join(chunks, 'new.js'))
  const two = switchToNewBuild(buildDir, 'two')
  expect(readdirSync(join(two, 'static/chunks')).sort()).toEqual(['code.js', 'new.js'])
})

test('builds that are not kept are removed, half-made ones too, and nothing else', () => {
  const [one, two, three] = ['one', 'two', 'three'].map(buildAndSwitch)
  const stopped = join(buildDir, 'build-stopped')
  mkdirSync(stopped)
  removeBuilds(buildDir, [one ?? '', three ?? '', null])
  expect([one, two, three, stopped].map((folder) => existsSync(folder ?? ''))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(existsSync(workFolder(buildDir))).toBe(true)
  expect(currentBuild(buildDir)).toBe(three)
})

test('a switch that was stopped before its last step changes nothing, and the next one succeeds', () => {
  const one = buildAndSwitch('one')
  writeFileSync(join(buildDir, 'current.new'), '')
  expect(currentBuild(buildDir)).toBe(one)
  expect(currentBuild(buildDir)).not.toBe(buildAndSwitch('two'))
  expect(pageIn(currentBuild(buildDir))).toBe('page of two')
})

test('a link to a build that was removed by hand is no build', () => {
  rmSync(buildAndSwitch('one'), { recursive: true })
  expect(currentBuild(buildDir)).toBeNull()
})

/** Nobody in particular, who may read the builds and write nowhere. Only root may start a process of another user. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** A process of another user that serves the page of a build, read from its file at each request. Returns how to ask for it. */
async function serve(folder: string): Promise<() => Promise<string>> {
  chmodSync(buildDir, 0o755)
  const code = `
    import { readFile } from 'node:fs/promises'
    import { createServer } from 'node:http'
    import { holdBuild } from '${join(import.meta.dirname, 'builds.ts')}'
    holdBuild('${folder}')
    const server = createServer(async (_, response) =>
      response.end(await readFile('${folder}/server/chunks/page.js').catch((error) => error.code)))
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    ...NOBODY,
    env: { NODE_ENV: 'test' },
  })
  servers.push(server)
  const [port] = await once(server.stdout, 'data')
  return async () => (await fetch(`http://127.0.0.1:${Number(port)}`)).text()
}

async function killed(server: ChildProcess) {
  if (server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGKILL')
  await exited
}

test('ten builds in a row beside a server that may not write to the project: it goes on, and the last ones stay', async () => {
  const page = await serve(buildAndSwitch('served'))
  for (let n = 0; n < 10; n++) {
    const former = currentBuild(buildDir)
    removeBuilds(buildDir, [buildAndSwitch(`new-${n}`), former])
    expect(await page()).toBe('page of served')
  }
  const builds = () => readdirSync(buildDir).filter((name) => name.startsWith('build-'))
  expect(builds()).toEqual(['build-new-8', 'build-new-9', 'build-served'])

  await Promise.all(servers.map(killed))
  removeBuilds(buildDir, [currentBuild(buildDir)])
  expect(builds()).toEqual(['build-new-9'])
})
