import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkOutbox } from '#lib/leads/health.ts'
import { countWhileStorable } from '#lib/site-metrics.ts'
import { sampleSubmission } from './samples.ts'
import { storedIds, temporaryOutbox } from './temporary-outbox.ts'

test.each([
  ['full', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000'],
  ['read-only', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
])(
  'a disk that is %s in a rush of leads: what is acknowledged is stored, nothing else is, and it goes on after',
  async (_, take, give) => {
    const { outbox } = await temporaryOutbox()
    const acknowledged = new Set<string>()
    const refused = new Set<string>()
    const submit = async () => {
      const submission = sampleSubmission({ payload: { message: 'x'.repeat(2_000) } })
      const { submission_id: id } = submission.lead
      await outbox.submit(submission).then(
        () => acknowledged.add(id),
        () => refused.add(id),
      )
    }
    const rush = () => Promise.all(Array.from({ length: 50 }, submit))
    await rush()
    await checkOutbox(outbox)
    const first = rush()
    await sql.raw(take).execute(outbox.db)
    await Promise.all([first, rush()])
    expect(refused.size).toBeGreaterThanOrEqual(50)
    expect(await storedIds(outbox)).toEqual(acknowledged)
    await sql.raw(give).execute(outbox.db)
    await rush()
    await checkOutbox(outbox)
    expect(acknowledged.size).toBeGreaterThanOrEqual(100)
    expect(await storedIds(outbox)).toEqual(acknowledged)
    expect(acknowledged.intersection(refused)).toEqual(new Set())
  },
)

test('metrics have no number of leads while none can be stored, although those that are there can be read', async () => {
  const { outbox, clock } = await temporaryOutbox()
  await outbox.submit(sampleSubmission())
  expect(await countWhileStorable(outbox)).toMatchObject({ waiting: 1 })
  await sql.raw('PRAGMA query_only = ON').execute(outbox.db)
  clock.advance(3_000)
  await expect(countWhileStorable(outbox)).rejects.toThrow(/readonly/)
})

test('health asks again after the clock was set back', async () => {
  const { outbox, clock } = await temporaryOutbox()
  await checkOutbox(outbox)
  clock.advance(-3_600_000)
  await sql.raw('PRAGMA query_only = ON').execute(outbox.db)
  await expect(checkOutbox(outbox)).rejects.toThrow()
})
