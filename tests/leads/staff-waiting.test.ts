import type { Lake } from 'content-lake'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { nextStepsFrom, promiseClockFrom } from '#lib/content/next-steps.ts'
import type { NextStepsQueryResult } from '#lib/content/sanity.types.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { readLead } from '#lib/leads/staff/list.ts'
import { type PromiseClock, withPromise } from '#lib/leads/staff/promise.ts'
import { waitingFor } from '#lib/leads/staff/waiting.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { zoneOf } from '#lib/requests/local-time.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { promiseContent } from './promise-content.ts'
import { sampleSubmission } from './samples.ts'
import { type Clock, temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const HOUR = 3_600_000
const MONDAY = Date.parse('2026-11-30T10:00-05:00')

const DOCUMENTS = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    structuredData: {
      openingHours: [
        {
          _key: 'a',
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '18:00',
        },
      ],
    },
  },
  {
    _id: 'bookingPage',
    _type: 'bookingPage',
    matchHours: 2,
    nextSteps: [
      { _key: 'a', moment: 'matched', title: { en: 'Contractors' }, text: { en: 'They have it.' } },
    ],
  },
  {
    _id: 'plumbing',
    _type: 'emergencyService',
    name: { en: 'Emergency plumbing', fr: 'Plomberie d’urgence' },
  },
  {
    _id: 'electrical',
    _type: 'emergencyService',
    name: { en: 'Emergency electrical', fr: 'Électricité d’urgence' },
    responseTime: { en: '30-90 minutes', fr: '30 à 90 minutes' },
  },
]

function seededLake(): Lake {
  const lake = openSiteLake(temporaryFolder())
  onTestFinished(() => lake.close())
  lake.mutate(
    DOCUMENTS.map((document) => ({ create: document })),
    { author: 'test' },
  )
  return lake
}

describe.for(ENGINES)('%s', (engine) => {
  let outbox: Outbox
  let clock: Clock
  let content: NextStepsQueryResult
  let promiseClock: PromiseClock

  beforeEach(async () => {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    const temporary = await temporaryOutbox({ url })
    outbox = temporary.outbox
    clock = temporary.clock
    clock.time = MONDAY
    content = await promiseContent(seededLake())
    promiseClock = promiseClockFrom(content)
  })

  async function submit(payload: Record<string, string> = {}): Promise<string> {
    const submission = sampleSubmission({ payload: { province_state: 'ON', ...payload } })
    await outbox.submit(submission)
    return submission.lead.submission_id
  }

  const waiting = async (me = 'me') => {
    const { leads, count } = await waitingFor(outbox, me, promiseClock)
    return { names: leads.map(({ lead }) => lead.name), count, leads }
  }

  test('emergencies are first, then what was promised earliest, on the clock of each province', async () => {
    clock.time = Date.parse('2026-11-30T18:00-05:00')
    await submit({ name: 'After closing in Toronto' })
    await submit({ name: 'Open in Vancouver', province_state: 'BC' })
    await submit({ name: 'Emergency', urgency: 'Emergency', phone: '514 873-6565' })
    clock.advance(HOUR)
    await submit({ name: 'Emergency service', service_type: 'emergency-plumbing' })
    const { names, leads } = await waiting()
    expect(names).toEqual(['Emergency', 'Emergency service', 'Open in Vancouver', 'After closing in Toronto'])
    expect(leads.map(({ promise }) => promise && new Date(promise.until).toISOString().slice(0, 16))).toEqual(
      ['2026-12-01T01:00', '2026-12-01T02:00', '2026-12-01T01:00', '2026-12-01T15:00'],
    )
    expect(leads.map(({ promise }) => promise?.isEmergency)).toEqual([true, true, false, false])
  })

  test('an emergency service counts the longest end of the response time that its customer was shown', async () => {
    await submit({ name: 'Within two hours', service_type: 'emergency-plumbing' })
    const id = await submit({ name: 'Within 90 minutes', service_type: 'emergency-electrical' })
    const summary = await readLead(outbox, id)
    const { steps } = nextStepsFrom(content, 'lead', summary?.fields ?? {}, MONDAY, 'en')
    expect(steps[0]?.text).toContain('30-90 minutes')
    const { names, leads } = await waiting()
    expect(names).toEqual(['Within 90 minutes', 'Within two hours'])
    const counted = leads.map(({ promise, receivedAt }) => (promise?.until ?? 0) - receivedAt)
    expect(counted).toEqual([1.5 * HOUR, 2 * HOUR])
  })

  test('a request waits for everybody until somebody handles it, then for this person, until work has begun', async () => {
    const id = await submit({ name: 'Free' })
    await submit({ name: 'Spam', honeypot: 'x' })
    await outbox.submit(sampleSubmission({ type: 'contact' }))
    expect(await waiting()).toMatchObject({ names: ['Free'], count: 1 })
    await changeWork(outbox, id, { field: 'handler', from: null, to: 'me' }, 'me')
    expect((await waiting('me')).names).toEqual(['Free'])
    expect(await waiting('another')).toMatchObject({ names: [], count: 0 })
    await takeStep(outbox, id, { step: 'match', by: 'staff', actor: 'me' })
    expect((await waiting('me')).names).toEqual([])
    const summary = await readLead(outbox, id)
    if (!summary) throw new Error('The lead is gone.')
    expect(withPromise(promiseClock)(summary).promise, 'the promise is kept').toBeNull()
  })

  test('claims, applications and days that customers ask for wait too, applications behind the requests', async () => {
    await outbox.submit(sampleSubmission({ type: 'contractor' }))
    await outbox.submit(sampleSubmission({ type: 'claim' }))
    await outbox.submit(sampleSubmission({ type: 'partner' }))
    const id = await submit({ name: 'Another day' })
    const appointment = { day: '2026-12-10' }
    await takeStep(outbox, id, { step: 'schedule', by: 'staff', actor: 'me', appointment })
    const kinds = async (me = 'me') =>
      (await waiting(me)).leads.map(({ type, life }) => (life ? life.state : type))
    expect(await kinds(), 'a day that is set waits for nobody').toEqual(['claim', 'contractor'])
    clock.advance(HOUR)
    await takeStep(outbox, id, { step: 'move', by: 'customer', appointment: { day: '2026-12-12' } })
    expect(await kinds()).toEqual(['claim', 'scheduled', 'contractor'])
    await submit({ name: 'New' })
    expect(await kinds()).toEqual(['claim', 'scheduled', 'received', 'contractor'])
    await changeWork(outbox, id, { field: 'handler', from: null, to: 'another' }, 'me')
    expect(await kinds()).toEqual(['claim', 'received', 'contractor'])
    expect(await kinds('another')).toEqual(['claim', 'scheduled', 'received', 'contractor'])
    await takeStep(outbox, id, { step: 'move', by: 'staff', actor: 'me', appointment: { day: '2026-12-12' } })
    expect(await kinds('another')).toEqual(['claim', 'received', 'contractor'])
  })

  test('of many the most urgent are shown, and all are counted', async () => {
    for (let number = 0; number < 12; number++) {
      await submit({ name: `Number ${number}` })
      clock.advance(60_000)
    }
    const { names, count } = await waiting()
    expect(count).toBe(12)
    expect(names).toEqual(Array.from({ length: 10 }, (_, number) => `Number ${number}`))
  })

  test('without content nothing is promised, and requests are still shown', async () => {
    await submit({ name: 'First' })
    clock.advance(1_000)
    await submit({ name: 'Emergency', urgency: 'Emergency', phone: '514 873-6565' })
    const { leads } = await waitingFor(outbox, 'me', null)
    expect(leads.map(({ lead, promise }) => [lead.name, promise])).toEqual([
      ['Emergency', null],
      ['First', null],
    ])
  })

  test('the clock of staff ends when the customer was told', async () => {
    const moments = ['2026-11-30T10:10-05:00', '2026-11-30T17:00-05:00', '2026-12-24T23:00-05:00']
    for (const province_state of ['ON', 'BC', 'NL', 'QC']) {
      for (const moment of moments) {
        clock.time = Date.parse(moment)
        const submission = sampleSubmission({ payload: { province_state } })
        await outbox.submit(submission)
        const summary = await readLead(outbox, submission.lead.submission_id)
        if (!summary) throw new Error('The lead is gone.')
        const until = withPromise(promiseClock)(summary).promise?.until ?? 0
        const { steps } = nextStepsFrom(content, 'lead', summary.fields, summary.receivedAt, 'en')
        const timeZone = zoneOf(province_state)
        const told = (at: number, options: Intl.DateTimeFormatOptions) =>
          new Date(at).toLocaleString('en-CA', { ...options, timeZone }).replaceAll(/\s/g, '\u00A0')
        const day = told(until, { dateStyle: 'long' })
        const when = steps[0]?.when.replaceAll(/\s/g, '\u00A0')
        expect(when).toContain(told(until, { timeStyle: 'short' }))
        expect(when).toContain(day === told(clock.time, { dateStyle: 'long' }) ? 'Today' : day)
      }
    }
  })
})
