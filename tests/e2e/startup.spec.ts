import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'

const NODE = 'node_modules/.bin/node'

let folder: string

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'montage-startup-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server with settings that cannot work, and returns what it said and its exit code. */
async function startWith(settings: Record<string, string>, node = NODE) {
  const { status, stderr, stdout } = spawnSync(node, ['scripts/run.mjs', 'start'], {
    encoding: 'utf8',
    timeout: 30_000,
    env: {
      ...process.env,
      // Playwright sets it, and Node says so beside NO_COLOR.
      FORCE_COLOR: undefined,
      BUILD_DIR: '.next-test',
      DATA_DIR: folder,
      PORT: String(await freePort()),
      ...settings,
    },
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

/** One sentence, no stack trace. */
const oneSentence = /^[^\n]+[.)]$/

for (const [name, settings, sentence] of [
  ['a port that is no number', { PORT: 'abc' }, /PORT/],
  ['an address that is none', { SITE_URL: 'example.ca' }, /SITE_URL must be a full address/],
  [
    'a password without an e-mail',
    { STUDIO_ADMIN_PASSWORD: 'a long enough password' },
    /STUDIO_ADMIN_EMAIL must be set/,
  ],
  ['no build', { BUILD_DIR: '.next-that-is-not-there' }, /npm run build/],
] as const) {
  test(name, inEveryRun(name.startsWith('a port') || name === 'no build'), async () => {
    const { status, said } = await startWith(settings)
    expect(said).toMatch(sentence)
    expect(said).toMatch(oneSentence)
    expect(status).toBe(1)
  })
}

test('a port that is taken', ONLY_IN_SWEEP, async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { status, said } = await startWith({ PORT: String(port) })
  other.close()
  expect(said).toMatch(new RegExp(`port ${port}.*Set PORT to a free one`))
  expect(said).toMatch(oneSentence)
  expect(status).toBe(1)
})

test('a data folder that cannot be written to', ONLY_IN_SWEEP, async () => {
  // A file where the folder should be: refused for root too, who may write everywhere.
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { status, said } = await startWith({ DATA_DIR: join(file, 'data') })
  expect(said).toMatch(/cannot write to its data folder .* set DATA_DIR/)
  expect(said).toMatch(oneSentence)
  expect(status).toBe(1)
})

/** Makes a database of the data folder say what the SQL does. */
function change(file: string, sql: string) {
  const database = new DatabaseSync(join(folder, file))
  database.exec(sql)
  database.close()
}

const NEWER = 'CREATE TABLE schema_versions (owner TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT;'

for (const [name, file, sql] of [
  ['a lake', 'lake.sqlite', `${NEWER} INSERT INTO schema_versions VALUES ('lake', 99)`],
  ['accounts', 'lake.sqlite', `${NEWER} INSERT INTO schema_versions VALUES ('accounts', 99)`],
  [
    'leads',
    'leads.sqlite',
    "CREATE TABLE lead_facts (key TEXT PRIMARY KEY, value TEXT NOT NULL); INSERT INTO lead_facts VALUES ('version', '99')",
  ],
] as const) {
  test(`${name} of a newer release`, inEveryRun(name === 'a lake'), async () => {
    change(file, sql)
    const { status, said } = await startWith({})
    expect(said).toMatch(new RegExp(`${file} belongs to a newer release: it has version 99`))
    expect(said).toMatch(oneSentence)
    expect(status).toBe(1)
  })
}

test('a lake that is damaged', ONLY_IN_SWEEP, async () => {
  writeFileSync(
    join(folder, 'lake.sqlite'),
    'no database at all, and long enough to look like one'.repeat(20),
  )
  const { status, said } = await startWith({})
  expect(said).toMatch(/lake\.sqlite cannot be read: .*Restore it from a backup/)
  expect(said).toMatch(oneSentence)
  expect(status).toBe(1)
})

test('a Node that is too old, started directly', ONLY_IN_SWEEP, async () => {
  // The check reads the version a process says it has; a preloaded file makes this one say an old one.
  const preload = join(folder, 'old-node.cjs')
  writeFileSync(
    preload,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })",
  )
  const { status, said } = await startWith({ NODE_OPTIONS: `--require ${preload}` })
  expect(said).toMatch(/needs Node.js 24 or newer and this is 20\.20\.2/)
  expect(said).toMatch(oneSentence)
  expect(status).toBe(1)
})
