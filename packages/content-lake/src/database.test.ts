import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openLake } from './lake.ts'
import { DatabaseError } from './sqlite.ts'

/** The tables as the releases made them that did not count versions. */
const UNCOUNTED = `
  CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE transactions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, author TEXT NOT NULL,
    mutations TEXT NOT NULL
  );
  CREATE TABLE changes (
    seq INTEGER NOT NULL REFERENCES transactions (seq), document_id TEXT NOT NULL, before TEXT, after TEXT,
    PRIMARY KEY (seq, document_id)
  );
  CREATE INDEX changes_by_document ON changes (document_id, seq);
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
`
const KEY_VALUES = `
  CREATE TABLE key_values (
    user_id TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO key_values VALUES ('account-1', 'columns', '["name"]');
`
const SYSTEM = { _rev: 'one', _createdAt: '2026-01-01', _updatedAt: '2026-01-01' }
const DOCUMENT = { _id: 'a', _type: 't', ...SYSTEM, owner: { _ref: 'c', _weak: true } }
const CONTENT = `
  INSERT INTO documents VALUES ('a', '${JSON.stringify(DOCUMENT)}');
  INSERT INTO transactions (id, timestamp, author, mutations) VALUES ('one', '2026-01-01T00:00:00.000Z', 'editor', '[]');
  INSERT INTO changes VALUES (1, 'a', NULL, '${JSON.stringify(DOCUMENT)}');
  INSERT INTO meta VALUES ('seeded', 'yes');
`

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-'))
  path = join(folder, 'lake.sqlite')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

function write(sql: string): void {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}

function openFolder() {
  const log = { warn: () => {}, error: () => {} }
  return openLake(folder, { projectId: 'books', dataset: 'shelf', title: 'Books', path: '/content', log })
}

function open() {
  const lake = openFolder()
  onTestFinished(() => lake.close())
  return lake
}

test.each([
  ['with the table of settings', UNCOUNTED + CONTENT + KEY_VALUES],
  ['from before anybody kept a setting', UNCOUNTED + CONTENT],
])('a file without a number, %s, keeps everything and gets its number', (_name, sql) => {
  write(`PRAGMA journal_mode = WAL; ${sql}`)
  const lake = open()
  expect(lake.getDocuments(['a'])).toEqual([DOCUMENT])
  expect(lake.lastSeq).toBe(1)
  expect(lake.transactionsSince(0)).toMatchObject([{ id: 'one', changes: [{ id: 'a', after: DOCUMENT }] }])
  expect(lake.meta.get('seeded')).toBe('yes')
  expect(lake.database.prepare('SELECT key FROM key_values').all()).toHaveLength(
    sql.includes(KEY_VALUES) ? 1 : 0,
  )
  expect(lake.database.prepare('SELECT * FROM schema_versions').all()).toEqual([
    { owner: 'lake', version: 3 },
  ])
  lake.mutate([{ create: { _id: 'b', _type: 't' } }], { author: 'editor' })
  expect(open().getDocuments(['a', 'b'])).toHaveLength(2)
  expect(open().referrers('c')).toEqual(['a'])
})

test('a lake of a newer release is refused with a sentence, and stays as it is', () => {
  open().close()
  write("UPDATE schema_versions SET version = 4 WHERE owner = 'lake'")
  expect(openFolder).toThrow(
    /^"lake" in .*lake\.sqlite belongs to a newer release: it has version 4, .* up to 3\. Start the newer release/,
  )
  const database = new DatabaseSync(path)
  expect(database.prepare('SELECT version FROM schema_versions').all()).toEqual([{ version: 4 }])
  database.close()
})

test('a damaged page is one clear sentence, with the first error in it', async () => {
  const lake = open()
  const ids = Array.from({ length: 200 }, (_, n) => `document-${n}`)
  for (const _id of ids) {
    lake.mutate([{ create: { _id, _type: 't', text: 'x'.repeat(4_000) } }], { author: 'editor' })
  }
  lake.close()
  const PAGE = 4096
  const file = openSync(path, 'r+')
  for (let page = 20; page < 60; page++) writeSync(file, Buffer.alloc(PAGE, 0xff), 0, PAGE, page * PAGE)
  closeSync(file)
  const read = () => open().getDocuments(ids)
  expect(read).toThrow(DatabaseError)
  await expect(open().query('*')).rejects.toThrow(DatabaseError)
  expect(read).toThrow(
    /^\/.*lake\.sqlite cannot be read: database disk image is malformed\. Restore it from a backup, or move it/,
  )
})

test('a document that is no JSON is one clear sentence', () => {
  write(`${UNCOUNTED} INSERT INTO documents VALUES ('a', '{"_id": ')`)
  expect(openFolder).toThrow(/lake\.sqlite cannot be read: .*JSON.*Restore it from a backup/)
})

test('a file that is no database is one clear sentence', () => {
  writeFileSync(path, 'this is no database, and long enough not to look empty'.repeat(20))
  expect(openFolder).toThrow(/lake\.sqlite cannot be read: file is not a database\. Restore/)
})
