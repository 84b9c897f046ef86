import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createShareLink, listShareLinks, openShareLink, revokeShareLink } from './links.ts'

const DAY = 24 * 3_600_000

let database: DatabaseSync
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const make = (path = '/faq', days = 7) =>
  createShareLink(database, {
    path,
    layers: ['drafts'],
    documents: ['faqPage'],
    createdBy: 'account-1',
    days,
  })

it('opens as often as wanted, until it expires', () => {
  const { link, secret } = make()
  expect(openShareLink(database, secret)).toEqual(link)
  expect(openShareLink(database, secret)).toMatchObject({ path: '/faq', documents: ['faqPage'] })
  vi.advanceTimersByTime(7 * DAY - 1)
  expect(openShareLink(database, secret)).toEqual(link)
  vi.advanceTimersByTime(1)
  expect(openShareLink(database, secret)).toBeNull()
  expect(listShareLinks(database)).toEqual([])
})

it('is over at once when it is revoked, which happens once', () => {
  const { link, secret } = make()
  const other = make()
  expect(revokeShareLink(database, link.id, 'account-2')).toBe(true)
  expect(revokeShareLink(database, link.id, 'account-3')).toBe(false)
  expect(openShareLink(database, secret)).toBeNull()
  expect(listShareLinks(database)).toEqual([other.link])
  expect(database.prepare('SELECT revoked_by FROM share_links WHERE id = ?').get(link.id)).toEqual({
    revoked_by: 'account-2',
  })
})

it('is stored as a hash only, which opens nothing', () => {
  const { secret } = make()
  const [row] = database.prepare('SELECT * FROM share_links').all()
  expect(JSON.stringify(row)).not.toContain(secret)
  for (const made of [
    String(row?.secret_hash),
    '',
    secret.slice(1),
    `${secret}a`,
    `${secret}\n`,
    "' OR 1=1",
  ]) {
    expect(openShareLink(database, made)).toBeNull()
  }
})

it('is forgotten a month after it is over', () => {
  make('/faq', 1)
  const { link } = make('/about', 30)
  revokeShareLink(database, link.id, 'account-2')
  vi.advanceTimersByTime(29 * DAY)
  make()
  expect(database.prepare('SELECT count(*) AS count FROM share_links').get()?.count).toBe(3)
  vi.advanceTimersByTime(DAY)
  make()
  expect(
    database
      .prepare('SELECT path FROM share_links ORDER BY created_at')
      .all()
      .map(({ path }) => path),
  ).toEqual(['/faq', '/faq', '/faq'])
  vi.advanceTimersByTime(DAY)
  make()
  expect(database.prepare(`SELECT count(*) AS count FROM share_links WHERE path = '/about'`).get()).toEqual({
    count: 0,
  })
})
