import {
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

beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'montage-builds-'))
})
afterEach(() => rmSync(buildDir, { recursive: true, force: true }))

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
