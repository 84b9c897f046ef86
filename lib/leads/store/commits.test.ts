import { expect, test } from 'vitest'
import { temporaryOutbox } from '../../../tests/leads/temporary-outbox.ts'
import type { LeadTransaction } from './database.ts'

/** Answers the transaction that it runs in. */
const itself = async (trx: LeadTransaction) => trx

test('what can wait shares the transaction of the next lead, after it', async () => {
  const { commits } = (await temporaryOutbox()).outbox
  const order: string[] = []
  const job = (name: string) => async (trx: LeadTransaction) => {
    order.push(name)
    return trx
  }
  const first = await commits.run(itself)
  const [waited, second] = await Promise.all([
    commits.run(job('delivery'), { canWait: true }),
    commits.run(job('lead')),
  ])
  expect(waited).toBe(second)
  expect(waited).not.toBe(first)
  expect(order).toEqual(['lead', 'delivery'])
})

test('when no lead comes, what can wait is done all the same', async () => {
  const { commits } = (await temporaryOutbox()).outbox
  await commits.run(itself, { canWait: true })
  const lead = await commits.run(itself)
  const [one, other] = await Promise.all([
    commits.run(itself, { canWait: true }),
    commits.run(itself, { canWait: true }),
  ])
  expect(one).toBe(other)
  expect(one).not.toBe(lead)
})

test('what can wait and fails undoes only itself', async () => {
  const { commits, db } = (await temporaryOutbox()).outbox
  const fact = (key: string) => (trx: LeadTransaction) =>
    trx.insertInto('lead_facts').values({ key, value: '' }).execute()
  await commits.run(itself)
  const results = await Promise.allSettled([
    commits.run(() => Promise.reject(new Error('No')), { canWait: true }),
    commits.run(fact('test lead')),
    commits.run(fact('test delivery'), { canWait: true }),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  const kept = await db.selectFrom('lead_facts').select('key').where('key', 'like', 'test %').execute()
  expect(kept.map(({ key }) => key).sort()).toEqual(['test delivery', 'test lead'])
})
