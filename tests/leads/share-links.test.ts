import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { adoptFormerLinks, formerHashOf } from '#lib/draft-links/former-links.ts'
import { createShareLink, listShareLinks, openShareLink, revokeShareLink } from '#lib/draft-links/links.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { randomSecret } from '#lib/server/secrets.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { type Clock, temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const DAY = 24 * 3_600_000

describe.each(ENGINES)('links to drafts in %s', (engine) => {
  let outbox: Outbox
  let clock: Clock
  beforeEach(async () => {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    ;({ outbox, clock } = await temporaryOutbox({ url }))
  })

  const make = (path = '/faq', days = 7) =>
    createShareLink(outbox, {
      path,
      layers: ['drafts'],
      documents: ['faqPage'],
      createdBy: 'account-1',
      days,
    })

  const rows = () => outbox.db.selectFrom('share_links').selectAll().orderBy('created_at').execute()

  test('one opens as often as wanted, until it expires', async () => {
    const { link, secret } = await make()
    expect(await openShareLink(outbox, secret)).toEqual(link)
    expect(await openShareLink(outbox, secret)).toMatchObject({ path: '/faq', documents: ['faqPage'] })
    clock.advance(7 * DAY - 1)
    expect(await openShareLink(outbox, secret)).toEqual(link)
    clock.advance(1)
    expect(await openShareLink(outbox, secret)).toBeNull()
    expect(await listShareLinks(outbox)).toEqual([])
  })

  test('one is over at once when it is revoked, which happens once', async () => {
    const { link, secret } = await make()
    const other = await make()
    expect(await revokeShareLink(outbox, link.id, 'account-2')).toBe(true)
    expect(await revokeShareLink(outbox, link.id, 'account-3')).toBe(false)
    expect(await openShareLink(outbox, secret)).toBeNull()
    expect(await listShareLinks(outbox)).toEqual([other.link])
    expect((await rows()).find(({ id }) => id === link.id)).toMatchObject({ revoked_by: 'account-2' })
  })

  test('one is stored as a hash only, which opens nothing', async () => {
    const { secret } = await make()
    const [row] = await rows()
    expect(JSON.stringify(row)).not.toContain(secret)
    const madeUp = [row?.secret_hash ?? '', '', secret.slice(1), `${secret}a`, `${secret}\n`, "' OR 1=1"]
    for (const text of madeUp) expect(await openShareLink(outbox, text)).toBeNull()
  })

  test('one is forgotten a month after it is over', async () => {
    await make('/faq', 1)
    const { link } = await make('/about', 30)
    await revokeShareLink(outbox, link.id, 'account-2')
    clock.advance(29 * DAY)
    await make()
    expect(await rows()).toHaveLength(3)
    clock.advance(DAY)
    await make()
    expect((await rows()).map(({ path }) => path)).toEqual(['/faq', '/faq', '/faq'])
  })
})

test('links of an earlier release open and can be revoked', async () => {
  const folder = temporaryFolder()
  const lake = openSiteLake(folder)
  onTestFinished(() => lake.close())
  const { outbox } = await temporaryOutbox({ folder })
  await adoptFormerLinks(lake.database, outbox)
  const secret = randomSecret()
  const hash = formerHashOf(lake.database, secret)
  lake.database.exec(
    `CREATE TABLE share_links (id TEXT, secret_hash TEXT, path TEXT, layers TEXT, documents TEXT, created_by TEXT,
      created_at INTEGER, expires_at INTEGER, revoked_at INTEGER, revoked_by TEXT)`,
  )
  lake.database
    .prepare('INSERT INTO share_links VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)')
    .run('share-1', hash, '/faq', '["drafts"]', '["faqPage"]', 'account-1', outbox.now(), outbox.now() + DAY)
  await adoptFormerLinks(lake.database, outbox)
  await adoptFormerLinks(lake.database, outbox)
  expect(await openShareLink(outbox, secret)).toBeNull()
  expect(await openShareLink(outbox, secret, hash)).toMatchObject({ id: 'share-1', documents: ['faqPage'] })
  expect(await revokeShareLink(outbox, 'share-1', 'account-2')).toBe(true)
  await adoptFormerLinks(lake.database, outbox)
  expect(await openShareLink(outbox, secret, hash)).toBeNull()
})
