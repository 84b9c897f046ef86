import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { webServer } from 'content-lake/web'
import { expect, onTestFinished, test } from 'vitest'
import { correctEmail } from '#lib/leads/life/changes.ts'
import { clearBounce } from '#lib/leads/mails/bounces.ts'
import type { Recipient } from '#lib/leads/mails/recipients.ts'
import { readLead } from '#lib/leads/staff/list.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { handleBounce } from '#lib/mail/handle-bounce.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { addressesOf } from './mail-server.ts'
import { mailingSite } from './site.ts'

const ANNA: Recipient = { email: 'anna@montage.example', language: 'en' }
const SECRET = `whsec_${Buffer.from('a secret of this test, long enough').toString('base64')}`
const GONE = 'gone@mail.example'

/** The report of a Postfix server about a mail, with the headers of the mail. */
const report = ({ messageId = '', envid = '', action = 'failed', status = '5.1.1' }) =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.example (Mail Delivery System)',
    'To: site@montage.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="A1B2.1764460800/mail.example"',
    'Message-Id: <20261129230000.A1B2@mail.example>',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--A1B2.1764460800/mail.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `I'm sorry to have to inform you that your message could not be delivered to <${GONE}>: unknown, désolé.`,
    '',
    '--A1B2.1764460800/mail.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    ...(envid ? [`Original-Envelope-Id: ${envid}`] : []),
    'Arrival-Date: Sun, 29 Nov 2026 23:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${GONE}`,
    `Original-Recipient: rfc822;${GONE}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '',
    '--A1B2.1764460800/mail.example',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    ...(messageId ? [`Message-ID:`, ` ${messageId}`] : []),
    'Subject: We have received your request',
    '',
    '--A1B2.1764460800/mail.example--',
    '',
  ].join('\r\n')

/** A site that has confirmed a request to an address that is not there, and takes reports at a port. */
async function siteWithBounce() {
  const site = await mailingSite()
  const submission = sampleSubmission({ lang: 'en', payload: { email: GONE } })
  const id = submission.lead.submission_id
  await site.outbox.submit(submission)
  await site.delivery.deliverDue()
  const { messageId = '' } = await site.server.mailTo(GONE)
  const [envelope] = site.server.envelopes
  const web = webServer((request) =>
    handleBounce(
      request,
      {
        outbox: async () => site.outbox,
        settings: async () => ({ recipients: [ANNA] }),
        stored: () => {},
      },
      SECRET,
    ),
  ).listen(0, '127.0.0.1')
  await once(web, 'listening')
  onTestFinished(() => void web.close())
  const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  /** Gives a mail to the script, as a mail server does. */
  async function pipe(mail: string, secret = SECRET): Promise<number> {
    const running = promisify(execFile)('deploy/bounce.sh', {
      env: { ...process.env, SITE_URL: url, MAIL_BOUNCE_SECRET: secret },
    })
    running.child.stdin?.end(mail)
    return running.then(
      () => 0,
      ({ code }) => code,
    )
  }
  const kinds = async () => (await readTimeline(site.outbox, id))?.timeline.map(({ kind }) => kind)
  const toStaff = async () => {
    await site.delivery.deliverDue()
    return site.server.received.filter((mail) => addressesOf(mail).includes(ANNA.email))
  }
  return { ...site, url, id, reference: submission.lead.reference, messageId, envelope, pipe, kinds, toStaff }
}

test.each(['messageId', 'envid'] as const)(
  'a mail that came back marks its address, and staff are told once (%s)',
  async (by) => {
    const { outbox, clock, id, reference, messageId, envelope, pipe, kinds, toStaff } = await siteWithBounce()
    expect(envelope?.rcptTo[0]?.dsn).toEqual({ notify: ['FAILURE'], orcpt: `rfc822;${GONE}` })
    const mail = report({ [by]: by === 'envid' ? (envelope?.dsn?.envid ?? '') : messageId })
    clock.time = Date.now()
    expect(await pipe(mail)).toBe(0)
    expect(await pipe(mail)).toBe(0)
    expect((await readLead(outbox, id))?.emailFailedAt).toBe(clock.time)
    expect((await kinds())?.filter((kind) => kind === 'bounced')).toHaveLength(1)
    const [told, ...others] = await toStaff()
    expect(others).toEqual([])
    expect(told?.subject).toBe(`Request ${reference}: our mail comes back`)
    expect(told?.text).toContain(`https://montage.example/studio/leads/${id}`)
    expect(`${told?.text}${told?.html}`).not.toContain(GONE)
  },
)

test('nothing more is mailed to the address, for any request, until staff clear it', async () => {
  const { outbox, delivery, server, clock, id, messageId, pipe, kinds } = await siteWithBounce()
  clock.time = Date.now()
  await pipe(report({ messageId }))
  const toCustomer = () => server.received.filter((mail) => addressesOf(mail).includes(GONE)).length
  const again = async () => {
    const next = sampleSubmission({ payload: { email: 'Gone@mail.example' } })
    await outbox.submit(next)
    await delivery.deliverDue()
    return next.lead.submission_id
  }
  const second = await again()
  expect((await readLead(outbox, second))?.emailFailedAt).not.toBeNull()
  expect(toCustomer()).toBe(1)
  expect(await clearBounce(outbox, second, 'account-1')).toBe(true)
  expect(await clearBounce(outbox, id, 'account-1')).toBe(false)
  expect((await readLead(outbox, id))?.emailFailedAt).toBeNull()
  await again()
  expect(toCustomer()).toBe(1)
  expect(server.received.flatMap(addressesOf)).toContain('Gone@mail.example')
  expect(await kinds()).not.toContain('bounce_cleared')
})

test.each([
  ['a mail that is late', { action: 'delayed', status: '4.4.1' }],
  ['a mail that was delivered', { action: 'delivered', status: '2.0.0' }],
  ['a full mailbox, which the server gave up', { action: 'failed', status: '4.2.2' }],
])('%s marks nothing', async (_, change) => {
  const { outbox, clock, id, messageId, pipe } = await siteWithBounce()
  clock.time = Date.now()
  expect(await pipe(report({ messageId, ...change }))).toBe(0)
  expect((await readLead(outbox, id))?.emailFailedAt).toBeNull()
})

test('an invented id, another secret, an old signature and a mail that is no report mark nothing', async () => {
  const { outbox, clock, url, id, messageId, pipe, toStaff } = await siteWithBounce()
  clock.time = Date.now()
  expect(await pipe(report({ messageId: `<${'0'.repeat(32)}@montage.example>` }))).toBe(0)
  expect(await pipe(report({ messageId }), `whsec_${Buffer.alloc(24, 7).toString('base64')}`)).toBe(75)
  expect(await pipe(`Subject: Re: your mail\r\nIn-Reply-To: ${messageId}\r\n\r\nThank you!\r\n`)).toBe(0)
  clock.advance(400_000)
  expect(await pipe(report({ messageId }))).toBe(75)
  const unsigned = await fetch(url, { method: 'POST', body: report({ messageId }) })
  expect(unsigned.status).toBe(401)
  expect((await readLead(outbox, id))?.emailFailedAt).toBeNull()
  expect(await toStaff()).toEqual([])
})

test.each([
  ['no such mailbox', 550, '5.1.1 User unknown', true],
  ['no such mailbox, without an extended status', 550, 'User unknown', true],
  ['a name that is not allowed', 553, 'No', true],
  ['policy', 550, '5.7.1 Blocked by our policy', false],
  ['a full mailbox', 552, '5.2.2 Mailbox full', false],
  ['no reason', 554, 'No', false],
])(
  'a mail that the server refuses at once (%s) marks its address: %i %s, %s',
  async (_, code, text, isMarked) => {
    const { outbox, server, delivery } = await mailingSite()
    server.refuse = (address) =>
      address === GONE ? Object.assign(new Error(text), { responseCode: code }) : null
    const submission = sampleSubmission({ payload: { email: GONE } })
    const id = submission.lead.submission_id
    await outbox.submit(submission)
    await delivery.deliverDue()
    const story = await readTimeline(outbox, id)
    expect(story?.lead?.emailFailedAt !== null).toBe(isMarked)
    const kinds = story?.timeline.map(({ kind }) => kind)
    expect(kinds).toContain('mail_refused')
    expect(kinds?.includes('bounced')).toBe(isMarked)
  },
)

test('a report about a mail from before the customer corrected the address marks nothing', async () => {
  const { outbox, delivery, server, clock, id, messageId, pipe, kinds } = await siteWithBounce()
  clock.time = Date.now()
  expect(await correctEmail(outbox, id, 'new@mail.example')).toEqual({ generation: 1 })
  await delivery.deliverDue()
  const second = await server.mailTo('new@mail.example')
  expect(second.messageId).not.toBe(messageId)
  expect(await pipe(report({ messageId }))).toBe(0)
  expect((await readLead(outbox, id))?.emailFailedAt).toBeNull()
  expect(await pipe(report({ messageId: second.messageId }))).toBe(0)
  expect((await readLead(outbox, id))?.emailFailedAt).not.toBeNull()
  expect(await kinds()).toContain('bounced')
})
