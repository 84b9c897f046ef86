import { once } from 'node:events'
import { createServer } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, onTestFinished, test } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import { webhookForwarder } from '#lib/leads/forwarders/webhook.ts'
import { handleWithdrawal, openWithdrawal } from '#lib/leads/http/handle-withdrawal.ts'
import { exportLeads } from '#lib/leads/staff/export.ts'
import { leadFilter } from '#lib/leads/staff/list.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { withdrawalHref } from '#lib/leads/withdrawal.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'https://montage.example'

interface Told {
  type: string
  payload: Record<string, unknown>
}

/** A CRM behind a real HTTP server, and an outbox that delivers to it. */
async function siteWithCrm() {
  const told: Told[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const status = answers.shift() ?? 200
    const said = (await json(request)) as Told
    if (status < 300) told.push(said)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { outbox, clock } = await temporaryOutbox()
  const delivery = new Delivery(outbox, [webhookForwarder(`http://127.0.0.1:${port}/hook`)])
  const submit = async (payload: Record<string, string> = { marketing_consent: 'yes' }) => {
    const submission = sampleSubmission({ payload })
    await outbox.submit(submission)
    return submission.lead.submission_id
  }
  const post = (href: string, body = 'List-Unsubscribe=One-Click') =>
    handleWithdrawal(
      new Request(SITE + href, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      async () => outbox,
      () => {},
    )
  const eventsOf = async (id: string) =>
    (await readTimeline(outbox, id))?.timeline.map(({ kind }) => kind) ?? []
  return { outbox, clock, delivery, told, answers, submit, post, eventsOf }
}

test('one click withdraws: the time is stored, staff see it, the CRM is told once', async () => {
  const { outbox, clock, delivery, told, submit, post, eventsOf } = await siteWithCrm()
  const id = await submit()
  await delivery.deliverDue()
  clock.advance(60_000)
  const at = new Date(clock.time).toISOString()
  const link = withdrawalHref(outbox, id, 'fr')
  expect((await post(link)).status).toBe(200)
  expect((await post(link)).status).toBe(200)
  await delivery.deliverDue()
  await delivery.deliverDue()

  expect(told.map(({ type }) => type)).toEqual(['lead', 'consent_withdrawn'])
  expect(told[1]?.payload).toEqual({
    submission_id: id,
    reference: expect.any(String),
    email: 'amelie@courriel.example',
    language: 'fr',
    marketing_consent: '',
    marketing_consent_withdrawn_at: at,
  })
  expect(await eventsOf(id)).toEqual([
    'received',
    'attempt',
    'delivered',
    'withdrawn',
    'attempt',
    'delivered',
  ])
  const [row] = parse(await text(exportLeads(outbox, leadFilter.parse({}), (id) => id)), {
    columns: true,
    bom: true,
  }) as Record<string, string>[]
  expect(row).toMatchObject({
    marketing_consent: '',
    marketing_consent_text: 'Envoyez-moi des offres.',
    marketing_consent_withdrawn_at: at,
  })
})

test('a connection that ends in the middle is answered, not thrown', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('cut off')) })
  const request = new Request(`${SITE}/api/unsubscribe`, {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
  const outbox = () => Promise.reject(new Error('It is not asked.'))
  expect((await handleWithdrawal(request, outbox, () => {})).status).toBe(503)
})

test('it holds for every consent with the same address; others, and a new one, stay', async () => {
  const { outbox, delivery, told, submit, post, eventsOf } = await siteWithCrm()
  const [first, second, without, other] = [
    await submit(),
    await submit(),
    await submit({}),
    await submit({ marketing_consent: 'yes', email: 'other@mail.example' }),
  ]
  await delivery.deliverDue()
  await post(withdrawalHref(outbox, first, 'en'))
  const later = await submit()
  await delivery.deliverDue()
  const withdrawn = told.filter(({ type }) => type === 'consent_withdrawn')
  expect(withdrawn.map(({ payload }) => payload.submission_id).sort()).toEqual([first, second].sort())
  for (const id of [without, other, later]) expect(await eventsOf(id)).not.toContain('withdrawn')
  const leads = told.filter(({ type }) => type === 'lead')
  expect(leads.find(({ payload }) => payload.submission_id === later)?.payload).toMatchObject({
    marketing_consent: 'yes',
  })
})

test('a CRM that fails is told later, after the lead itself', async () => {
  const { outbox, clock, delivery, told, answers, submit, post } = await siteWithCrm()
  const id = await submit()
  answers.push(503)
  await delivery.deliverDue()
  await post(withdrawalHref(outbox, id, 'en'))
  clock.advance(60_000)
  await delivery.deliverDue()
  expect(told.map(({ type }) => type)).toEqual(['lead', 'consent_withdrawn'])
  expect(told[0]?.payload).toMatchObject({ marketing_consent: '' })
  await delivery.deliverDue()
  clock.advance(24 * 3_600_000)
  await delivery.deliverDue()
  expect(told).toHaveLength(2)
})

test('who opens the link is asked first; a link that was not made here withdraws nothing', async () => {
  const { outbox, submit, post, eventsOf } = await siteWithCrm()
  const id = await submit()
  const link = withdrawalHref(outbox, id, 'fr')
  const opened = openWithdrawal(new Request(SITE + link))
  expect(opened.status).toBe(303)
  expect(opened.headers.get('location')).toBe(link.replace('/api/unsubscribe', '/unsubscribe'))
  const forged = link.replace(/signature=./, 'signature=x')
  expect((await post(forged)).status).toBe(400)
  const { searchParams } = new URL(forged, SITE)
  const wrong = await post('/api/unsubscribe?lang=fr', searchParams.toString())
  expect(wrong.headers.get('location')).toBe('/unsubscribe?lang=fr')
  expect(await eventsOf(id)).not.toContain('withdrawn')

  const right = await post('/api/unsubscribe?lang=fr', new URL(link, SITE).searchParams.toString())
  expect(right.headers.get('location')).toBe('/unsubscribe?done=yes&lang=fr')
  expect(await eventsOf(id)).toContain('withdrawn')
})
