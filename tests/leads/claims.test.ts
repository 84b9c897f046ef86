import { describe, expect, test } from 'vitest'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import { claimFrom, claimsOf } from '#lib/leads/life/claims.ts'
import { linkedRequests } from '#lib/leads/life/links.ts'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { readRequest } from '#lib/leads/life/request.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import { erasePerson } from '#lib/leads/staff/actions.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { PAYLOADS, SETTINGS, sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

/** The months of the warranty on one service; all others have twelve. */
const figuresOf = async (services: string[]) => ({
  freeReturnDays: 30,
  reportHours: 24,
  warrantyMonths: services.includes('ev-charger') ? 24 : 12,
})

/** A site with a request of an installation on November 20, and somebody who makes claims. */
async function siteWithRequest(engine: string) {
  const url = engine === 'postgres' ? await newDatabase() : undefined
  const { outbox, clock } = await temporaryOutbox({ url, confirms: true })
  clock.time = Date.parse('2026-11-29T15:00Z')
  const job = {
    bundle: '',
    city: '',
    complexity: '',
    timeline: '',
    add_ons: '',
    estimate_low: '',
    estimate_high: '',
  }
  const jobs = [{ ...job, quantity: 1, service: 'ev-charger', text: 'Borne de recharge' }]
  const submission = sampleSubmission({ requested: { jobs, fields: { service_slug: 'ev-charger' } } })
  await outbox.submit(submission)
  const claim = async (payload: Record<string, string>, id = crypto.randomUUID()) => {
    const body = { type: 'claim', submission_id: id, lang: 'fr', payload: { ...PAYLOADS.claim, ...payload } }
    const response = await handleLead(
      new Request('http://localhost:3000/api/leads', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
      {
        outbox: async () => outbox,
        settings: async () => SETTINGS,
        requestedJobs: async () => ({ jobs: [], fields: {} }),
        claimed: (data, lang) => claimFrom(outbox, data, lang, figuresOf),
        lists: async () => ({}),
        nextSteps: async () => ({ text: '', steps: [] }),
        stored: () => {},
      },
    )
    return {
      id,
      status: response.status,
      answer: await response.json(),
      cookie: response.headers.get('set-cookie'),
    }
  }
  return { outbox, claim, request: submission.lead }
}

describe.for(ENGINES)('%s', (engine) => {
  test('a claim is linked to its request, and says what the guarantee covers', async () => {
    const { outbox, claim, request } = await siteWithRequest(engine)
    const { id, status, answer } = await claim({ booking_reference: ` ${request.reference.toLowerCase()} ` })
    expect(status).toBe(202)
    const made = await readRequest(outbox, id)
    expect(made).toMatchObject({ type: 'claim', reference: answer.reference })
    expect(made?.lead).toMatchObject({
      service_type: 'Guarantee Claim',
      service_slug: 'ev-charger',
      city: 'Trois-Rivières',
      province_state: 'QC',
      claim_of: request.submission_id,
      guarantee: [
        { name: 'freeReturn', until: '2026-12-20', holds: true },
        { name: 'warranty', until: '2028-11-20', holds: true },
        { name: 'report', until: '2026-11-29', holds: true },
      ],
    })
    expect(made?.lead.message).toContain(
      'Garantie sur la main-d’œuvre\u00a0: D’après la date d’installation indiquée, elle court jusqu’au',
    )
    const { timeline = [] } = (await readTimeline(outbox, request.submission_id)) ?? {}
    expect(timeline.filter(({ kind }) => kind === 'claimed')).toMatchObject([{ detail: answer.reference }])
    // Staff see the day of the installation on the claim.
    const appointment = { day: '2026-12-20', from: '09:00' }
    await takeStep(outbox, request.submission_id, { step: 'schedule', by: 'staff', appointment })
    await takeStep(outbox, request.submission_id, { step: 'finish', by: 'staff' })
    expect((await readTimeline(outbox, id))?.request).toMatchObject({
      reference: request.reference,
      life: { state: 'done', agreed: appointment },
    })
    expect((await readTimeline(outbox, request.submission_id))?.request).toBeNull()
    expect(await claimsOf(outbox, request.submission_id)).toMatchObject([
      { reference: answer.reference, state: 'received' },
    ])
    expect(await linkedRequests(outbox, { email: request.email })).toHaveLength(2)
  })

  test('a second post of a claim is one claim', async () => {
    const { outbox, claim, request } = await siteWithRequest(engine)
    const { id } = await claim({ booking_reference: request.reference })
    await claim({ booking_reference: request.reference }, id)
    expect(await claimsOf(outbox, request.submission_id)).toHaveLength(1)
  })

  test('a late claim, an unknown reference and another person’s address are taken, and the answer is the same', async () => {
    const { outbox, claim, request } = await siteWithRequest(engine)
    const late = await claim({ booking_reference: request.reference, installed_on: '2020-01-02' })
    expect((await readRequest(outbox, late.id))?.lead.guarantee?.map(({ holds }) => holds)).toEqual([
      false,
      false,
      true,
    ])
    const unknown = await claim({ booking_reference: 'M-0000-0000' })
    const other = await claim({ booking_reference: request.reference, email: 'other@mail.example' })
    for (const { id, status, answer } of [unknown, other]) {
      expect([status, Object.keys(answer)]).toEqual([202, Object.keys(late.answer)])
      const { lead } = (await readRequest(outbox, id)) ?? {}
      expect([lead?.city, lead?.claim_of]).toEqual(['', undefined])
    }
    expect(await claimsOf(outbox, request.submission_id)).toHaveLength(1)
  })

  test('wrong answers are told by field', async () => {
    const { claim } = await siteWithRequest(engine)
    const { status, answer } = await claim({
      booking_reference: '',
      installed_on: '2999-01-01',
      message: ' ',
    })
    expect(status).toBe(422)
    expect(Object.keys(answer.error.fields)).toEqual(['booking_reference', 'installed_on', 'message'])
  })

  test('staff settle a claim; it takes no step of a request, and is erased with its person', async () => {
    const { outbox, claim, request } = await siteWithRequest(engine)
    const { id } = await claim({ booking_reference: request.reference })
    await proveAddress(outbox, id)
    expect(await takeStep(outbox, id, { step: 'schedule', by: 'staff' })).toEqual({ refusal: 'unknown' })
    expect(await changeWork(outbox, id, { field: 'stage', from: 'new', to: 'done' }, 'account-1')).toBe(true)
    expect(await claimsOf(outbox, request.submission_id)).toMatchObject([{ state: 'done' }])
    const mails = await outbox.db
      .selectFrom('mails')
      .select('about')
      .where('kind', '=', 'requestState')
      .execute()
    expect(mails).toEqual([{ about: id }])
    expect(await erasePerson(outbox, request.email, 'account-1')).toBe(2)
    expect(await claimsOf(outbox, request.submission_id)).toEqual([])
    expect(await readRequest(outbox, id)).toBeNull()
  })
})
