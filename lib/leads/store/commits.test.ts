import { expect, test } from 'vitest'
import { temporaryOutbox } from '../../../tests/leads/temporary-outbox.ts'
import type { LeadTransaction } from './tables.ts'

/** Answers the transaction that it runs in. */
const itself = async (trx: LeadTransaction) => trx

test('jobs that arrive together share a transaction, in their order', async () => {
  const { commits } = (await temporaryOutbox()).outbox
  const order: string[] = []
  const job = (name: string) => async (trx: LeadTransaction) => {
    order.push(name)
    return trx
  }
  const first = await commits.run(itself)
  const [second, third] = await Promise.all([commits.run(job('lead')), commits.run(job('delivery'))])
  expect(second).toBe(third)
  expect(second).not.toBe(first)
  expect(order).toEqual(['lead', 'delivery'])
})

test('a job that fails undoes only itself', async () => {
  const { commits, db } = (await temporaryOutbox()).outbox
  const fact = (key: string) => (trx: LeadTransaction) =>
    trx.insertInto('lead_facts').values({ key, value: '' }).execute()
  const results = await Promise.allSettled([
    commits.run(() => Promise.reject(new Error('No'))),
    commits.run(fact('test lead')),
    commits.run(fact('test delivery')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  const kept = await db.selectFrom('lead_facts').select('key').where('key', 'like', 'test %').execute()
  expect(kept.map(({ key }) => key).sort()).toEqual(['test delivery', 'test lead'])
})
