import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ATTEMPT_LIFETIME, type Attempt, keepAttempt, openAttempt } from '#lib/leads/attempts.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { purge } from '#lib/leads/retention.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { PAYLOADS, sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const ATTEMPT: Attempt = {
  type: 'contact',
  values: { ...PAYLOADS.contact, email: 'amelie@', submission_id: '6a3f5d0e-7a44-4d7c-8d7e-3f6b1f1c2a11' },
  errors: { email: 'emailInvalid' },
}

const COOKIE = 'the cookie of Amélie'

const keep = (outbox: Outbox, address = '192.0.2.1', attempt = ATTEMPT) =>
  keepAttempt(outbox, attempt, { address, cookie: COOKIE })

/** Keeps one that must be kept. */
async function keptId(outbox: Outbox): Promise<string> {
  const id = await keep(outbox)
  if (id === null) throw new Error('The attempt was not kept.')
  return id
}

async function countIn({ db }: Outbox): Promise<number> {
  return (await db.selectFrom('form_attempts').select('id_hash').execute()).length
}

describe.for(ENGINES)('%s', (engine) => {
  async function newOutbox(options: Parameters<typeof temporaryOutbox>[0] = {}) {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    return temporaryOutbox({ url, ...options })
  }

  test('its cookie opens it as often as wanted, another one never', async () => {
    const { outbox } = await newOutbox()
    const id = await keptId(outbox)
    expect(await openAttempt(outbox, id, 'another cookie')).toBeNull()
    for (let time = 0; time < 3; time++) expect(await openAttempt(outbox, id, COOKIE)).toEqual(ATTEMPT)
    expect(await openAttempt(outbox, id, null)).toBeNull()
    expect(await openAttempt(outbox, 'another id', COOKIE)).toBeNull()
    expect(await openAttempt(outbox, '', COOKIE)).toBeNull()
  })

  test('without a cookie the id opens it once, also when two ask at the same moment', async () => {
    const { outbox } = await newOutbox()
    const id = await keptId(outbox)
    const answers = await Promise.all([1, 2, 3].map(() => openAttempt(outbox, id, null)))
    expect(answers.filter(Boolean)).toEqual([ATTEMPT])
    expect(await openAttempt(outbox, id, COOKIE)).toEqual(ATTEMPT)
  })

  test('after ten minutes it is erased: when another one is asked for or kept, and by the retention', async () => {
    const { outbox, clock } = await newOutbox()
    const id = await keptId(outbox)
    clock.advance(ATTEMPT_LIFETIME - 1)
    expect(await openAttempt(outbox, id, COOKIE)).toEqual(ATTEMPT)
    clock.advance(1)
    expect(await openAttempt(outbox, id, COOKIE)).toBeNull()
    expect(await countIn(outbox)).toBe(0)
    await keep(outbox)
    clock.advance(ATTEMPT_LIFETIME)
    await keep(outbox)
    expect(await countIn(outbox)).toBe(1)
    clock.advance(ATTEMPT_LIFETIME)
    await purge(outbox, 90)
    expect(await countIn(outbox)).toBe(0)
  })

  test('once its form has been sent, every attempt of it is erased', async () => {
    const { outbox } = await newOutbox()
    const other = { ...ATTEMPT, values: { ...ATTEMPT.values, submission_id: 'another' } }
    await Promise.all([keep(outbox), keep(outbox), keep(outbox, '192.0.2.2', other)])
    await outbox.submit(sampleSubmission({ type: 'contact', id: ATTEMPT.values.submission_id }))
    expect(await countIn(outbox)).toBe(1)
  })

  test('there are at most 20 of one address and 1,000 in all, and none makes room for another', async () => {
    const { outbox, clock } = await newOutbox()
    const first = await keptId(outbox)
    const more = await Promise.all(Array.from({ length: 25 }, () => keep(outbox)))
    expect(more.filter(Boolean)).toHaveLength(19)
    const others = Array.from({ length: 1_000 }, (_, n) => keep(outbox, `10.0.0.${n % 250}`))
    expect((await Promise.all(others)).filter(Boolean)).toHaveLength(980)
    expect(await keep(outbox, '198.51.100.1')).toBeNull()
    expect(await openAttempt(outbox, first, COOKIE)).toEqual(ATTEMPT)
    clock.advance(ATTEMPT_LIFETIME)
    expect(await keep(outbox)).not.toBeNull()
  })

  test('what opens it is stored as a hash, and so is the address', async () => {
    const { outbox } = await newOutbox()
    const id = await keptId(outbox)
    const stored = JSON.stringify(await outbox.db.selectFrom('form_attempts').selectAll().execute())
    expect(stored).toContain('Amélie')
    for (const secret of [id, COOKIE, '192.0.2.1']) expect(stored).not.toContain(secret)
  })

  test('an almost full disk keeps its room for leads', async () => {
    const { outbox } = await newOutbox({ freeSpace: () => 50_000_000 })
    expect(await keep(outbox)).toBeNull()
  })
})

test('on a full disk it is an error', async () => {
  const { outbox } = await temporaryOutbox()
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(outbox.db)
  await sql.raw(`PRAGMA max_page_count = ${rows[0]?.page_count}`).execute(outbox.db)
  const long = { ...ATTEMPT, values: { ...ATTEMPT.values, message: 'x'.repeat(50_000) } }
  await expect(keep(outbox, '192.0.2.1', long)).rejects.toThrow(/full/)
})
