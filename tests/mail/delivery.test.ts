import { expect, test } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import { alarmsOf } from '#lib/leads/health.ts'
import { purge } from '#lib/leads/retention.ts'
import { erasePerson } from '#lib/leads/staff/actions.ts'
import { newDatabase } from '../leads/databases.ts'
import { ENGINES } from '../leads/postgres.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { temporaryOutbox } from '../leads/temporary-outbox.ts'
import { addressesOf } from './mail-server.ts'
import { mailingSite } from './site.ts'

const from = (email: string) => sampleSubmission({ payload: { email } })

test.for(ENGINES)('two servers send each mail once: %s', async (engine) => {
  const url = engine === 'postgres' ? await newDatabase() : undefined
  const { outbox, delivery, deliveryOf, server, folder } = await mailingSite({ url })
  const other = await temporaryOutbox({ url, folder })
  const emails = Array.from({ length: 40 }, (_, place) => `person-${place}@mail.example`)
  await Promise.all(emails.map((email) => outbox.submit(from(email))))
  await Promise.all([delivery.deliverDue(), deliveryOf(other.outbox).deliverDue()])
  expect(server.received.flatMap(addressesOf).sort()).toEqual(emails.sort())
})

test('mails survive a restart, and wait for a mail server that is down', async () => {
  const { outbox, deliveryOf, server, folder, clock } = await mailingSite()
  await outbox.submit(from('amy@mail.example'))
  await deliveryOf(outbox, 'smtp://127.0.0.1:1').deliverDue()
  expect(server.received).toEqual([])

  const restarted = await temporaryOutbox({ folder, clock })
  await deliveryOf(restarted.outbox).deliverDue()
  expect(server.received).toEqual([])
  clock.advance(60_000)
  await deliveryOf(restarted.outbox).deliverDue()
  expect(server.received).toHaveLength(1)
  clock.advance(24 * 3_600_000)
  await deliveryOf(restarted.outbox).deliverDue()
  expect(server.received).toHaveLength(1)
})

test('a mail server that does not accept the password is an alarm until it does', async () => {
  const { outbox, deliveryOf, server, clock } = await mailingSite()
  await outbox.submit(from('amy@mail.example'))
  const leads = { outbox, delivery: new Delivery(outbox, []) }
  await deliveryOf(outbox, server.url.replace('//', '//site:wrong@')).deliverDue()
  expect(await alarmsOf(leads)).toMatchObject([{ forwarder: 'mail', status: 535 }])
  clock.advance(60_000)
  await deliveryOf(outbox, server.url.replace('//', '//site:right@')).deliverDue()
  expect(server.received).toHaveLength(1)
  expect(await alarmsOf(leads)).toEqual([])
})

test('who was erased gets no mail, and what was sent is forgotten', async () => {
  const { outbox, delivery, server, clock } = await mailingSite()
  await outbox.submit(from('amy@mail.example'))
  await erasePerson(outbox, 'amy@mail.example', 'account-1')
  await delivery.deliverDue()
  expect(server.received).toEqual([])
  clock.advance(31 * 24 * 3_600_000)
  await purge(outbox, 730)
  expect(await outbox.db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('without a mail server nothing is queued', async () => {
  const { outbox } = await temporaryOutbox()
  await outbox.submit(from('amy@mail.example'))
  expect(await outbox.db.selectFrom('mails').selectAll().execute()).toEqual([])
})
