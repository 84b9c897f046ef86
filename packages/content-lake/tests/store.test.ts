import { AsyncLocalStorage } from 'node:async_hooks'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Transaction } from '../src/index.ts'
import { openBooks } from './books-lake.ts'
import { EDITOR, mutate, refusal, temporaryFolder, temporaryLake } from './temporary-lake.ts'

test('the live connection is durable: WAL, synchronous=FULL', () => {
  const { database } = temporaryLake()
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(database.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 })
})

test('documents are there again after closing', async () => {
  const folder = temporaryFolder()
  const first = openBooks(folder)
  const { seq } = mutate(first, { create: { _id: 'a', _type: 't', text: 'é\u0000"' } })
  const [stored] = first.getDocuments(['a'])
  first.close()
  const second = temporaryLake(folder)
  expect(second.getDocuments(['a'])).toEqual([stored])
  expect(second.lastSeq).toBe(seq)
})

test('a folder that cannot be used is one clear sentence', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  expect(() => openBooks(join(folder, 'file', 'data'))).toThrow(
    /^The lake cannot use its data folder .*file\/data: ENOTDIR.*Make the folder writable.*another one\.$/,
  )
})

test('subscribers hear of every transaction once, in order, also of what a subscriber writes', () => {
  const lake = temporaryLake()
  mutate(lake, { create: { _id: 'before', _type: 't' } })
  const heard: number[] = []
  lake.subscribe(({ seq }) => {
    if (seq === 2) mutate(lake, { create: { _id: 'reaction', _type: 't' } })
  })
  const stop = lake.subscribe(({ seq }) => heard.push(seq))
  mutate(lake, { create: { _id: 'a', _type: 't' } })
  mutate(lake, { delete: { id: 'a' } })
  expect(heard).toEqual([2, 3, 4])
  stop()
  mutate(lake, { create: { _id: 'a', _type: 't' } })
  expect(heard).toEqual([2, 3, 4])
})

test('a subscriber that fails neither undoes a commit nor keeps others from hearing of it', () => {
  const lake = temporaryLake()
  const heard: Transaction[] = []
  lake.subscribe(() => {
    throw new Error('expected in this test')
  })
  lake.subscribe((transaction) => heard.push(transaction))
  const { changes } = mutate(lake, { create: { _id: 'a', _type: 't' } })
  expect(heard).toHaveLength(1)
  expect(heard[0]?.changes).toEqual(changes)
  expect(lake.getDocuments(['a'])).toHaveLength(1)
})

test('a subscriber runs in the context it subscribed in, not in that of whoever noticed the commit', () => {
  const lake = temporaryLake()
  const context = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  context.run('subscriber', () => lake.subscribe(() => seen.push(context.getStore())))
  context.run('request', () => mutate(lake, { create: { _type: 't' } }))
  expect(seen).toEqual(['subscriber'])
})

test('transactionsSince answers what a subscriber has missed', () => {
  const lake = temporaryLake()
  const heard: Transaction[] = []
  lake.subscribe((transaction) => heard.push(transaction))
  for (const n of [1, 2, 3]) mutate(lake, { createOrReplace: { _id: 'a', _type: 't', n } })
  const strip = ({ seq, id, timestamp, author, mutations, changes }: Transaction) => ({
    ...{ seq, id, timestamp, author, mutations, changes },
  })
  expect(lake.transactionsSince(1)).toEqual(heard.slice(1).map(strip))
  expect(lake.transactionsSince(0, 1).map(({ seq }) => seq)).toEqual([1])
})

test('a dry run answers as if, and stores nothing', () => {
  const lake = temporaryLake()
  const create = [{ create: { _id: 'a', _type: 't' } }]
  const transaction = lake.mutate(create, { author: EDITOR, dryRun: true })
  expect(transaction.changes).toHaveLength(1)
  expect(lake.getDocuments(['a'])).toEqual([])
  expect(lake.lastSeq).toBe(0)
})

test('authorize sees every change and can refuse them all', () => {
  const lake = temporaryLake()
  const create = [{ create: { _id: 'a', _type: 't' } }, { create: { _id: 'b', _type: 't' } }]
  const seen: string[] = []
  const authorize = (changes: { id: string }[]) => {
    seen.push(...changes.map(({ id }) => id))
    throw new Error('no')
  }
  expect(() => lake.mutate(create, { author: EDITOR, authorize })).toThrow('no')
  expect(seen).toEqual(['a', 'b'])
  expect(lake.getDocuments(['a', 'b'])).toEqual([])
  mutate(lake, ...create)
})

test('nobody can change a stored document from outside', async () => {
  const lake = temporaryLake()
  const given = { _id: 'a', _type: 't', list: [{ n: 1 }] }
  mutate(lake, { create: given })
  given.list.push({ n: 2 })
  const result = await lake.query('*[_id == "a"][0]')
  expect(result).toMatchObject({ list: [{ n: 1 }] })
  expect(() => Object.assign(result as object, { list: [] })).toThrow(TypeError)
  expect(
    () =>
      lake.getDocuments(['a'])[0]?.list &&
      Object.assign(lake.getDocuments(['a'])[0]?.list as object, { 0: 2 }),
  ).toThrow(TypeError)
})

test('history is in time order even when the clock goes back', () => {
  const lake = temporaryLake()
  const { timestamp } = mutate(lake, { create: { _id: 'a', _type: 't' } })
  lake.database.prepare('UPDATE transactions SET timestamp = ?').run('2999-01-01T00:00:00.000Z')
  lake.close()
  const later = openBooks(lake.dataDir)
  expect(timestamp < '2999').toBe(true)
  expect(mutate(later, { delete: { id: 'a' } }).timestamp).toBe('2999-01-01T00:00:00.000Z')
  later.close()
})

test('referrers are the documents that refer to one, weakly too, until they no longer do', () => {
  const lake = temporaryLake()
  mutate(lake, { create: { _id: 'a', _type: 't' } })
  mutate(lake, { create: { _id: 'drafts.b', _type: 't', list: [{ to: { _ref: 'a' } }, { _ref: 'a' }] } })
  mutate(lake, { create: { _id: 'c', _type: 't', to: { _ref: 'a', _weak: true } } })
  expect(lake.referrers('a').sort()).toEqual(['c', 'drafts.b'])
  mutate(lake, { patch: { id: 'drafts.b', unset: ['list[0]'] } })
  expect(lake.referrers('a')).toContain('drafts.b')
  mutate(lake, { patch: { id: 'drafts.b', unset: ['list'] } }, { delete: { id: 'c' } })
  expect(lake.referrers('a')).toEqual([])
})

test('meta', () => {
  const lake = temporaryLake()
  expect(lake.meta.get('key')).toBeUndefined()
  lake.meta.set('key', 'one')
  lake.meta.set('key', 'two')
  expect(lake.meta.get('key')).toBe('two')
})

test('a write that waits too long for another is told to try again', () => {
  const folder = temporaryFolder()
  const lake = temporaryLake(folder)
  const other = temporaryLake(folder)
  lake.database.exec('PRAGMA busy_timeout = 50')
  other.database.exec('BEGIN IMMEDIATE')
  expect(refusal(() => mutate(lake, { create: { _type: 't' } })).status).toBe(503)
  other.database.exec('ROLLBACK')
  mutate(lake, { create: { _type: 't' } })
})

test('a query that failed while a table was missing works at the first try once the table is back', async () => {
  const lake = temporaryLake()
  mutate(lake, { create: { _id: 'b', _type: 'book', slug: { current: 'one' } } })
  const find = () => lake.query('*[_type == "book" && slug.current == "one"][0]._id', {})
  lake.database.exec('ALTER TABLE documents RENAME TO hidden')
  await expect(find()).rejects.toThrow('no such table')
  lake.database.exec('ALTER TABLE hidden RENAME TO documents')
  expect(await find()).toBe('b')
})
