import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import { commentsOf, openSiteLake } from '#lib/server/lake.ts'
import { newDatabase } from '../leads/databases.ts'
import { ENGINES } from '../leads/postgres.ts'
import { startProgram } from '../leads/process.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { temporaryFolder, temporaryOutbox } from '../leads/temporary-outbox.ts'
import { addressesOf, startMailServer } from './mail-server.ts'
import { fillWithWords } from './sources.ts'

const STAFF = [{ email: 'anna@montage.example', language: 'en' as const }]
const MINUTE = 60_000

/** A Monday, ten minutes before the mails that sum up. */
const MONDAY = Date.parse('2026-11-30T07:50-05:00')

/** A folder with the words of mails and an outbox, a mail server, and processes that send. */
async function siteOfProcesses(engine: string) {
  const url = engine === 'postgres' ? await newDatabase() : undefined
  const folder = temporaryFolder()
  const lake = openSiteLake(folder)
  fillWithWords(lake)
  onTestFinished(() => {
    commentsOf(lake).close()
    lake.close()
  })
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const { outbox, clock } = await temporaryOutbox({ folder, url, confirms: true })
  const env = {
    DATA_DIR: folder,
    SMTP_URL: server.url,
    MAIL_FROM: 'site@montage.example',
    ...(url && { LEADS_DATABASE_URL: url }),
  }
  return {
    outbox,
    clock,
    lake,
    server,
    /** @param time the time on the clock of the process */
    async start(time: number) {
      const program = startProgram('../mail/mailer', { ...env, AHEAD: String(time - Date.now()) })
      onTestFinished(() => program.kill())
      await program.said(/ready/)
      return program
    },
  }
}

test.for(ENGINES)(
  'kill -9 while mails are sent: none is lost, and what is sent twice has one Message-ID: %s',
  { timeout: 120_000 },
  async (engine) => {
    const { outbox, server, start } = await siteOfProcesses(engine)
    const submissions = Array.from({ length: 30 }, (_, place) =>
      sampleSubmission({ payload: { email: `person-${place}@mail.example` } }),
    )
    for (const one of submissions) await outbox.submit(one, STAFF)
    const first = await start(Date.now())
    await expect.poll(() => server.received.length, { interval: 1 }).toBeGreaterThan(4)
    await first.kill()
    expect(server.received.length).toBeLessThan(60)
    // Two others, after the time in which the killed one had to send what it had claimed.
    const later = Date.now() + 11 * MINUTE
    await Promise.all([start(later), start(later)])
    const sent = () => new Set(server.received.map(({ messageId }) => messageId)).size
    await expect.poll(sent, { timeout: 60_000 }).toBe(60)
    // At most the three mails that the killed process was sending came twice.
    expect(server.received.length).toBeLessThanOrEqual(63)
    const customers = new Set(
      server.received.flatMap(addressesOf).filter((to) => to?.endsWith('mail.example')),
    )
    expect(customers.size).toBe(30)
  },
)

test.for(ENGINES)(
  'of two processes one reminds of a request at its minute, sums up and alerts: %s',
  { timeout: 120_000 },
  async (engine) => {
    const { outbox, clock, lake, server, start } = await siteOfProcesses(engine)
    clock.time = MONDAY
    const recipient = { _type: 'mailRecipient', _key: 'a', email: STAFF[0]?.email, language: 'en' }
    const set = { requestRecipients: [recipient], alertRecipients: [recipient], emergencyReminderMinutes: 10 }
    lake.mutate([{ patch: { id: 'mailTexts', set } }], { author: 'seed' })
    const urgent = sampleSubmission({ payload: { urgency: 'Emergency' } })
    await outbox.submit(urgent, STAFF)
    await outbox.submit(sampleSubmission({ payload: { honeypot: 'x' } }), STAFF)
    const refuse = async () => ({ kind: 'retry', status: 503, answer: 'no' }) as const
    await new Delivery(outbox, [{ name: 'crm', send: refuse, withdraw: refuse, report: refuse }]).deliverDue()
    await Promise.all([start(MONDAY + 15 * MINUTE), start(MONDAY + 15 * MINUTE)])
    const subjects = () =>
      server.received
        .map(({ subject = '' }) => subject.replace(/M-\w{4}-\w{4}/, '…').replace(/(The week) .*/, '$1 …'))
        .sort()
    const all = [
      'EMERGENCY: new request …',
      'Requests set aside as possible spam: 1',
      'Still unanswered: request …',
      'The CRM takes no requests: 1 waiting',
      'The week …',
      'Votre demande urgente …',
    ]
    await expect.poll(() => [...new Set(subjects())]).toEqual(all)
    await setTimeout(500)
    expect(subjects()).toEqual(all)
  },
)
