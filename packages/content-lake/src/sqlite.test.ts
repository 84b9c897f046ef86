import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isUnwritable, migrate, NewerDatabaseError, openSqlite, type Step } from './sqlite.ts'

let folder: string

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sqlite-')), 'data')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
})

function open(): DatabaseSync {
  const database = openSqlite(folder, 'test.sqlite')
  onTestFinished(() => database.close())
  return database
}

const FIRST: Step = (database) => database.exec('CREATE TABLE people (name TEXT)')
const SECOND: Step = (database) => database.exec("INSERT INTO people VALUES ('second')")
const THIRD: Step = (database) => database.exec("INSERT INTO people VALUES ('third')")

const names = (database: DatabaseSync) => database.prepare('SELECT name FROM people').all()
const versions = (database: DatabaseSync) =>
  database.prepare('SELECT owner, version FROM schema_versions ORDER BY owner').all()

test('steps run once each, in order, whatever version a file comes from', () => {
  migrate(open(), 'people', [FIRST])
  migrate(open(), 'people', [FIRST, SECOND, THIRD])
  migrate(open(), 'people', [FIRST, SECOND, THIRD])
  expect(names(open())).toEqual([{ name: 'second' }, { name: 'third' }])
  expect(versions(open())).toEqual([{ owner: 'people', version: 3 }])
})

test('owners of one file count on their own', () => {
  const database = open()
  migrate(database, 'people', [FIRST, SECOND])
  migrate(database, 'places', [(shared) => shared.exec('CREATE TABLE places (name TEXT)')])
  expect(versions(database)).toEqual([
    { owner: 'people', version: 2 },
    { owner: 'places', version: 1 },
  ])
})

test('when a step fails nothing is changed, and the next start tries again', () => {
  const database = open()
  migrate(database, 'people', [FIRST])
  const broken: Step = (failing) => failing.exec('INSERT INTO nowhere VALUES (1)')
  expect(() => migrate(database, 'people', [FIRST, SECOND, broken])).toThrow(/nowhere/)
  expect(names(database)).toEqual([])
  expect(versions(database)).toEqual([{ owner: 'people', version: 1 }])
  migrate(database, 'people', [FIRST, SECOND, THIRD])
  expect(names(database)).toEqual([{ name: 'second' }, { name: 'third' }])
})

test('what a newer release has written is refused with what to do, and its number is not lowered', () => {
  const database = open()
  migrate(database, 'people', [FIRST, SECOND, THIRD])
  expect(() => migrate(database, 'people', [FIRST])).toThrow(NewerDatabaseError)
  expect(() => migrate(database, 'people', [FIRST])).toThrow(
    /^"people" in .*test\.sqlite belongs to a newer release: it has version 3, .* up to 1\. Start the newer release, or restore/,
  )
  expect(versions(database)).toEqual([{ owner: 'people', version: 3 }])
})

test('the folder and every file in it are for nobody else on the machine', () => {
  migrate(open(), 'people', [FIRST, SECOND])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const file of ['test.sqlite', 'test.sqlite-wal', 'test.sqlite-shm']) {
    expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o600)
  }
})

test('a full disk is known, of a file too', async () => {
  const error = await writeFile('/dev/full', 'x').catch((reason: unknown) => reason)
  expect(isUnwritable(error)).toBe(true)
  expect(isUnwritable(new Error('x'))).toBe(false)
})
