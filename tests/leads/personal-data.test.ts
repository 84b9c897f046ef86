import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepAttempt } from '#lib/leads/attempts.ts'
import { Delivery } from '#lib/leads/delivery.ts'
import { FORM_TYPES, FORMS, type FormType } from '#lib/leads/forms/index.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { purge } from '#lib/leads/retention.ts'
import { closeReviewLink, keepReviewAttempt, makeReviewLink } from '#lib/leads/reviews/link.ts'
import { erasePerson } from '#lib/leads/staff/actions.ts'
import { exportLeads } from '#lib/leads/staff/export.ts'
import { leadFilter } from '#lib/leads/staff/list.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { withdrawConsent } from '#lib/leads/withdrawal.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { PAYLOADS, sampleSubmission } from './samples.ts'
import { type Clock, storedIds, temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

/*
 * What is stored about a person is found by looking into every table there is, not into those that are known to this test.
 */

const DAY = 24 * 3_600_000

/** In every text the person typed and every photo they sent. */
const MARK = 'tremblay-of-rimouski'
const EMAIL = `Zoe@${MARK}.example`

/** What the person types into a form: every field that takes any text has the mark. */
function answersOf(type: FormType): Record<string, string> {
  const free = Object.entries(FORMS[type].fields).filter(
    ([name, { kind }]) => kind === 'text' || kind === 'textarea' || PAYLOADS[type][name] !== undefined,
  )
  const texts = free
    .filter(([name]) => !/email|phone|province|website|type|date|years|licence|amount|_on$/.test(name))
    .map(([name]) => [name, `${name} ${MARK}`])
  const email = type === 'partner' ? 'your_email' : 'email'
  const licence = type === 'contractor' && { licence_authority: 'tssa', licence_number: MARK }
  return { ...PAYLOADS[type], ...Object.fromEntries(texts), ...licence, [email]: EMAIL }
}

/** Of a person who leaves everything: one of each form, and a second request. */
const LEADS = FORM_TYPES.length + 1

describe.for(ENGINES)('%s', (engine) => {
  let outbox: Outbox
  let clock: Clock
  let folder: string

  beforeEach(async () => {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    folder = temporaryFolder()
    const temporary = await temporaryOutbox({ url, folder, confirms: true })
    outbox = temporary.outbox
    clock = temporary.clock
  })

  /** Every row of every table, as text. */
  async function everything(): Promise<string[]> {
    const tables = await outbox.db.introspection.getTables()
    const rows = await Promise.all(
      tables.map(async ({ name }) => {
        const found = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(name)}`.execute(outbox.db)
        return found.rows.map((row) => `${name} ${JSON.stringify(row, readable)}`)
      }),
    )
    return rows.flat()
  }

  const ofPerson = async () => (await everything()).filter((row) => row.toLowerCase().includes(MARK))

  /** A finished lead whose customer has a link to review it; returns the key. */
  async function linkToReview(submissionId: string): Promise<string> {
    await changeWork(outbox, submissionId, { field: 'stage', from: 'new', to: 'done' }, 'account-1')
    const path = await makeReviewLink(outbox, submissionId, 'account-1', 60)
    return new URLSearchParams(path?.split('?')[1]).get('key') ?? ''
  }

  /**
   * Everything a person can leave: leads of every form, with jobs and photos, notes of the CRM and of staff, forms and reviews not
   * sent yet, a review with its photo and consent, a withdrawal, mails.
   */
  async function leaveEverything(): Promise<void> {
    const photo = (submission_id: string, id: string, expires_at: number | null) =>
      outbox.db
        .insertInto('lead_photos')
        .values({
          id,
          submission_id,
          received_at: clock.now(),
          address_hash: outbox.hashOf(MARK),
          expires_at,
          bytes: Buffer.from(`a picture of ${MARK}`),
        })
        .execute()
    const second = sampleSubmission({ payload: answersOf('lead') })
    await outbox.submit(second)
    const requests = [second.lead.submission_id]
    for (const type of FORM_TYPES) {
      const submission = sampleSubmission({ type, payload: answersOf(type) })
      const id = submission.lead.submission_id
      if (type === 'lead') requests.unshift(id)
      await photo(id, `photo of ${type}`, null)
      await outbox.submit({ ...submission, lead: { ...submission.lead, photos: [`photo of ${type}`] } })
      const sent = { type, values: { ...answersOf(type), submission_id: id }, errors: {} }
      await keepAttempt(outbox, sent, { address: '192.0.2.1', cookie: 'c' })
    }
    const ids = await storedIds(outbox)
    for (const submission_id of ids) {
      const note = { field: 'note', from: '', to: `Called ${MARK}` } as const
      await changeWork(outbox, submission_id, note, 'account-1')
    }
    const refuse = async () => ({ kind: 'refused', status: 400, answer: EMAIL }) as const
    const refuses = { name: 'crm', send: refuse, withdraw: refuse, report: refuse }
    await new Delivery(outbox, [refuses]).deliverDue()
    const [reviewed, beingReviewed] = requests
    const key = await linkToReview(reviewed ?? '')
    await photo(reviewed ?? '', 'photo of the review', clock.now() + 600_000)
    await closeReviewLink(outbox, { key, consent: `I, ${MARK}, agree.`, photo: 'photo of the review' })
    const values = { title: MARK, content: `${MARK} was here` }
    await keepReviewAttempt(outbox, await linkToReview(beingReviewed ?? ''), {
      values,
      errors: { rating: 'rating' },
    })
    await withdrawConsent(outbox, reviewed ?? '')
    const unsent = randomUUID()
    const typed = { ...answersOf('contact'), submission_id: unsent }
    await keepAttempt(
      outbox,
      { type: 'contact', values: typed, errors: { message: 'messageTooShort' } },
      { address: '192.0.2.1', cookie: 'c' },
    )
    await photo(unsent, 'photo of no lead', clock.now() + 600_000)
  }

  test('erasure leaves nothing of the person in any table, and what is others’ alone', async () => {
    await leaveEverything()
    // One confirmation with a link and one without, because nobody has opened the link.
    expect((await everything()).filter((row) => row.startsWith('mails '))).toHaveLength(2)
    const tables = new Set((await ofPerson()).map((row) => row.split(' ')[0]))
    expect(tables).toEqual(new Set(['leads', 'lead_events', 'lead_photos', 'form_attempts']))
    await outbox.submit(sampleSubmission())
    const before = (await everything()).filter((row) => row.startsWith('leads ')).length
    expect(await erasePerson(outbox, EMAIL, 'account-1')).toBe(LEADS)
    expect(await ofPerson()).toEqual([])
    expect((await everything()).filter((row) => row.startsWith('leads '))).toHaveLength(before - LEADS)
    if (engine === 'sqlite') expect(bytesWithMark(folder)).toEqual([])
  })

  test('retention leaves nothing of anybody', async () => {
    await leaveEverything()
    clock.advance(31 * DAY)
    await purge(outbox, 30)
    const left = (await everything()).filter((row) => !row.startsWith('lead_facts '))
    expect(left).toEqual([])
  })

  test('the export has every answer, of every form', async () => {
    await leaveEverything()
    const csv = await text(exportLeads(outbox, leadFilter.parse({ search: MARK }), (id) => id))
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
    for (const type of FORM_TYPES) {
      const cells = Object.values(rows.find((row) => row.type === type) ?? {}).join('\n')
      const { fields } = sampleSubmission({ type, payload: answersOf(type) })
      const answers = Object.keys(FORMS[type].fields).map((name) => fields[name] ?? '')
      const missing = answers.filter((answer) => !cells.toLowerCase().includes(answer.toLowerCase()))
      expect(missing, type).toEqual([])
      expect(cells).toContain(`/photo?id=photo of ${type}`)
      expect(cells).toContain(`Called ${MARK}`)
    }
    const [review] = rows.filter(({ reviewed }) => reviewed !== '')
    expect(review).toMatchObject({
      review: expect.stringMatching(/^review-[0-9a-f]{20}$/),
      review_photo: expect.stringContaining('/photo?id=photo of the review'),
      marketing_consent_withdrawn_at: expect.stringMatching(/Z$/),
    })
  })
})

/** Bytes as text, so that a mark in them is found. */
function readable(_: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1')
  const isBuffer = typeof value === 'object' && value !== null && 'data' in value && 'type' in value
  return isBuffer && Array.isArray(value.data) ? Buffer.from(value.data).toString('latin1') : value
}

/** The files of the outbox in which the mark can be read, once what was written is in the database itself. */
function bytesWithMark(folder: string): string[] {
  const database = new DatabaseSync(join(folder, 'leads.sqlite'))
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name)).toString('latin1').toLowerCase().includes(MARK),
  )
}
