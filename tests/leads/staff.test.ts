import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { purge } from '#lib/leads/retention.ts'
import {
  countSuspected,
  deleteAllSuspected,
  deleteSuspected,
  erasePerson,
  releaseAllSuspected,
  releaseLead,
  resendLead,
} from '#lib/leads/staff/actions.ts'
import { countLeads } from '#lib/leads/staff/counts.ts'
import { exportLeads } from '#lib/leads/staff/export.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { changeWork, countFacets, countStages } from '#lib/leads/staff/work.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { sampleSubmission } from './samples.ts'
import { type Clock, temporaryOutbox } from './temporary-outbox.ts'

const DAY = 24 * 3_600_000

describe.for(ENGINES)('%s', (engine) => {
  let outbox: Outbox
  let clock: Clock

  beforeEach(async () => {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    const temporary = await temporaryOutbox({ url, limits: { minFillSeconds: 10 } })
    outbox = temporary.outbox
    clock = temporary.clock
  })

  const list = (filter: Record<string, unknown> = {}) => listLeads(outbox, leadFilter.parse(filter))
  const found = async (filter: Record<string, unknown>) =>
    (await list(filter)).leads.map(({ lead }) => lead.name)

  async function submit(payload: Record<string, string> = {}): Promise<string> {
    const submission = sampleSubmission({ payload })
    await outbox.submit(submission)
    clock.advance(1_000)
    return submission.lead.submission_id
  }

  /** Delivers what is due to a CRM that answers so. */
  const deliver = (status: number, answer = '') => {
    const tell = async () => ({ kind: status < 300 ? 'delivered' : 'refused', status, answer }) as const
    return new Delivery(outbox, [{ name: 'crm', send: tell, withdraw: tell, report: tell }]).deliverDue()
  }

  test('the list is narrowed by state, type, time and words, whatever their accents', async () => {
    const start = clock.time
    await submit({ name: 'Élodie Côté', city: 'Trois-Rivières', phone: '(514) 873-6565' })
    const noon = clock.time
    await submit({ name: 'Bob 100%', email: 'bob_1@mail.example' })
    await outbox.submit(sampleSubmission({ type: 'contact', payload: { firstName: 'Chu' } }))
    clock.advance(1_000)
    await submit({ name: 'Spam', honeypot: 'x' })

    expect(await found({})).toEqual(['Spam', 'Chu Gagnon', 'Bob 100%', 'Élodie Côté'])
    expect(await found({ state: 'suspected' })).toEqual(['Spam'])
    expect(await found({ type: 'contact' })).toEqual(['Chu Gagnon'])
    expect(await found({ from: start, to: noon })).toEqual(['Élodie Côté'])
    expect(await found({ from: new Date(noon).toISOString() })).toHaveLength(3)
    expect(await found({ search: 'cote TROIS-RIVIERES' })).toEqual(['Élodie Côté'])
    expect(await found({ search: '5148736565' })).toContain('Élodie Côté')
    expect(await found({ search: '100%' }), 'no wildcard').toEqual(['Bob 100%'])
    expect(await found({ search: 'bob_1' })).toEqual(['Bob 100%'])
    const [first] = (await list()).leads
    expect(await found({ search: first?.reference })).toEqual(['Spam'])
    expect(leadFilter.safeParse({ state: 'lost' }).success).toBe(false)
    expect(leadFilter.safeParse({ limit: '501' }).success).toBe(false)
  })

  test('leads are told apart by page, service, city and campaign, as they are counted', async () => {
    await submit({ name: 'One', conversion_page: '/get-quote?service=tv-mounting', utm_campaign: 'spring' })
    await submit({ name: 'Two', conversion_page: '/get-quote', city: 'Laval' })
    await submit({ name: 'Three', conversion_page: '/toronto/tv-mounting', city: 'Laval' })
    expect(await found({ page: '/get-quote' })).toEqual(['Two', 'One'])
    expect(await found({ campaign: 'spring' })).toEqual(['One'])
    expect(await found({ city: 'Laval', page: '/get-quote' })).toEqual(['Two'])
    const counts = await countFacets(outbox)
    expect(counts).toMatchObject({
      page: { '/get-quote': 2, '/toronto/tv-mounting': 1 },
      campaign: { spring: 1 },
      handlers: [],
    })
    for (const facet of ['page', 'service', 'city', 'campaign'] as const) {
      for (const [value, count] of Object.entries(counts[facet])) {
        expect(await found({ [facet]: value }), `${facet} ${value}`).toHaveLength(count)
      }
    }
  })

  test('what staff say of a lead is kept, told in its story, exported, and never overwrites another’s word', async () => {
    const id = await submit()
    const change = (work: Parameters<typeof changeWork>[2]) => changeWork(outbox, id, work, 'account-1')
    expect(await change({ field: 'stage', from: 'new', to: 'working' })).toBe(true)
    expect(await change({ field: 'handler', from: null, to: 'account-2' })).toBe(true)
    expect(await change({ field: 'note', from: '', to: 'Call after 5 p.m.' })).toBe(true)
    expect(await change({ field: 'note', from: '', to: 'Written by somebody who saw none' })).toBe(false)
    expect(await change({ field: 'handler', from: null, to: 'account-3' })).toBe(false)
    expect((await list({ stage: 'working', handler: 'account-2' })).leads).toMatchObject([
      { submissionId: id, stage: 'working', handler: 'account-2', note: 'Call after 5 p.m.' },
    ])
    expect(await found({ handler: 'nobody' })).toEqual([])
    expect(await countStages(outbox)).toEqual({ new: 0, working: 1, done: 0, declined: 0 })
    expect((await countFacets(outbox)).handlers).toEqual(['account-2'])
    expect((await readTimeline(outbox, id))?.timeline.slice(1)).toMatchObject([
      { kind: 'stage', detail: 'working', actor: 'account-1' },
      { kind: 'handler', detail: 'account-2' },
      { kind: 'note', detail: null },
    ])
    const csv = await text(exportLeads(outbox, leadFilter.parse({}), () => 'Jo Tremblay'))
    expect(parse(csv, { bom: true, columns: true })).toMatchObject([
      { status: 'working', handled_by: 'Jo Tremblay', note: 'Call after 5 p.m.' },
    ])
    const suspected = await submit({ honeypot: 'x' })
    expect(
      await changeWork(outbox, suspected, { field: 'stage', from: 'new', to: 'done' }, 'account-1'),
    ).toBe(false)
  })

  test('page after page shows each lead once, also when received in the same moment', async () => {
    await Promise.all(Array.from({ length: 7 }, () => outbox.submit(sampleSubmission())))
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await list({ limit: 3, after })
      seen.push(...page.leads.map(({ submissionId }) => submissionId))
      after = page.next ?? undefined
    } while (after)
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
  })

  test('a lead is resent from the start, but not while it is being sent', async () => {
    const id = await submit()
    await deliver(422, 'No such phone')
    expect(await countLeads(outbox)).toMatchObject({ parked: 1 })
    expect(await resendLead(outbox, id, 'account-1')).toBe(true)
    expect(await outbox.claimNext()).toMatchObject({ attempts: 1, deliveredTo: [] })
    expect(await resendLead(outbox, id, 'account-1')).toBe(false)
    expect(await resendLead(outbox, 'unknown', 'account-1')).toBe(false)
    expect((await readTimeline(outbox, id))?.timeline.map(({ kind }) => kind)).toEqual([
      'received',
      'attempt',
      'parked',
      'resent',
    ])
  })

  test('a suspected lead is released to the CRM, or deleted', async () => {
    const good = await submit({ honeypot: 'autofilled' })
    const bad = await submit({ honeypot: 'spam' })
    await deliver(200)
    expect(await countLeads(outbox)).toMatchObject({ suspected: 2, delivered: 0 })
    expect(await releaseLead(outbox, good, 'account-1')).toBe(true)
    expect(await releaseLead(outbox, good, 'account-1')).toBe(false)
    expect(await deleteSuspected(outbox, good), 'no longer suspected').toBe(false)
    expect(await deleteSuspected(outbox, bad)).toBe(true)
    await deliver(200)
    expect(await countLeads(outbox)).toMatchObject({ suspected: 0, delivered: 1 })
    expect((await readTimeline(outbox, good))?.timeline.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['received', null],
      ['suspected', 'honeypot'],
      ['released', null],
      ['attempt', ''],
      ['delivered', null],
    ])
    expect(await readTimeline(outbox, bad)).toBeNull()
  })

  test('all suspected leads of a filter are released or deleted, except those that came since somebody looked', async () => {
    const tooFast = () => ({ form_start_time: String(clock.time) })
    for (let n = 0; n < 3; n++) await submit({ honeypot: 'x' })
    const released = [await submit(tooFast()), await submit(tooFast())]
    await submit()
    const before = clock.time
    const later = await submit(tooFast())

    const fast = leadFilter.parse({ suspicion: 'too_fast' })
    expect(await countSuspected(outbox, fast, before)).toBe(2)
    expect(await releaseAllSuspected(outbox, fast, { before, actor: 'account-1' })).toBe(2)
    expect(await releaseAllSuspected(outbox, fast, { before, actor: 'account-1' })).toBe(0)
    expect(await countLeads(outbox)).toMatchObject({ suspected: 4, waiting: 3 })
    for (const id of released) {
      expect((await readTimeline(outbox, id))?.timeline.at(-1)).toMatchObject({
        kind: 'released',
        actor: 'account-1',
      })
    }

    expect(await deleteAllSuspected(outbox, leadFilter.parse({}), before)).toBe(3)
    expect((await list({ state: 'suspected' })).leads.map(({ submissionId }) => submissionId)).toEqual([
      later,
    ])
    expect(await countLeads(outbox)).toMatchObject({ suspected: 1, waiting: 3 })
    expect(await outbox.db.selectFrom('lead_events').select('kind').execute()).toHaveLength(
      2 * released.length + 1,
    )
  })

  test("a person's leads are deleted by e-mail address; the timeline that stays says nothing of them", async () => {
    const id = await submit({ email: 'Gone@Mail.example' })
    await submit({ email: 'stays@mail.example' })
    await deliver(400, 'gone@mail.example is not valid')
    expect(await erasePerson(outbox, ' gone@mail.EXAMPLE ', 'account-1')).toBe(1)
    expect((await list()).leads.map(({ lead }) => lead.email)).toEqual(['stays@mail.example'])
    const left = await readTimeline(outbox, id)
    expect(left?.lead).toBeNull()
    expect(left?.timeline).toMatchObject([
      { kind: 'received' },
      { kind: 'attempt', status: 400, detail: null },
      { kind: 'parked' },
      { kind: 'erased', actor: 'account-1' },
    ])
    const rows = await outbox.db.selectFrom('leads').selectAll().execute()
    expect(JSON.stringify([left, rows])).not.toMatch(/gone@/i)
  })

  test('leads are purged after the retention time, and network addresses after a day', async () => {
    const old = await submit()
    const erased = await submit({ email: 'gone@mail.example' })
    await erasePerson(outbox, 'gone@mail.example', 'account-1')
    clock.advance(29 * DAY)
    const recent = await submit()
    const hashes = () => outbox.db.selectFrom('leads').select('address_hash').orderBy('received_at').execute()
    await purge(outbox, 30)
    expect((await hashes()).map((row) => row.address_hash !== null)).toEqual([false, true])
    clock.advance(2 * DAY)
    await purge(outbox, 30)
    expect((await list()).leads.map(({ submissionId }) => submissionId)).toEqual([recent])
    expect(await readTimeline(outbox, old)).toBeNull()
    expect(await readTimeline(outbox, erased)).toBeNull()
    expect((await hashes()).map((row) => row.address_hash)).toEqual([null])
  })

  test('the export is CSV that no spreadsheet runs, however long the list', async () => {
    const formulas = ['=HYPERLINK("x")', '+1 514', '-1', '@SUM(A1)', ' \t=1', '＝1', 'a "b", c\nd']
    for (const message of formulas) await submit({ message: `${message} and more of it` })
    await Promise.all(Array.from({ length: 600 }, () => outbox.submit(sampleSubmission())))
    const csv = await text(exportLeads(outbox, leadFilter.parse({}), (id) => id))
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
    expect(rows).toHaveLength(607)
    expect(rows.every((row) => Object.values(row).every((cell) => !/^\s*[=+\-@＝]/.test(cell)))).toBe(true)
    const messages = rows.map((row) => row.message)
    expect(messages).toContain(`'=HYPERLINK("x") and more of it`)
    expect(messages).toContain('a "b", c\nd and more of it')
    expect(rows[0]).toMatchObject({ name: 'Amélie Gagnon', state: 'waiting', province_state: 'QC' })
  })
})
