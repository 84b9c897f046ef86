import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { LeadDependencies } from '#lib/leads/http/dependencies.ts'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import type { Lead } from '#lib/leads/lead.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { PAYLOADS, SETTINGS } from './samples.ts'
import { type Clock, temporaryOutbox } from './temporary-outbox.ts'

const ADDRESS = 'http://localhost:3000/api/leads'

let outbox: Outbox
let clock: Clock
let deliveries: number

const dependencies = (): LeadDependencies => ({
  outbox: async () => outbox,
  settings: async () => SETTINGS,
  requestedJobs: async () => ({ jobs: [], fields: {} }),
  claimed: async () => ({ jobs: [], fields: {} }),
  lists: async () => ({}),
  nextSteps: async () => ({ text: '', steps: [] }),
  stored: () => deliveries++,
})

beforeEach(async () => {
  const temporary = await temporaryOutbox({ limits: { perHour: 3, minFillSeconds: 2 } })
  outbox = temporary.outbox
  clock = temporary.clock
  deliveries = 0
})

function send(body: BodyInit, headers: Record<string, string>, query = '') {
  const request = new Request(`${ADDRESS}${query}`, { method: 'POST', body, headers })
  return handleLead(request, dependencies())
}

const json = { 'content-type': 'application/json' }

/** Sends JSON, by default a booking of its own. */
async function post(change: Record<string, unknown> = {}, headers: Record<string, string> = {}, query = '') {
  const body = { type: 'lead', submission_id: randomUUID(), payload: PAYLOADS.lead, ...change }
  const response = await send(JSON.stringify(body), { ...json, ...headers }, query)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

const stored = async () => (await listLeads(outbox, leadFilter.parse({}))).leads

async function onlyLead(): Promise<Lead> {
  const leads = await stored()
  expect(leads).toHaveLength(1)
  if (!leads[0]) throw new Error('There is no lead.')
  return leads[0].lead
}

describe('a lead', () => {
  test('is stored, and answered with a reference that a person can read out', async () => {
    const { status, body } = await post()
    expect(status).toBe(202)
    expect(body).toEqual({
      ok: true,
      reference: expect.stringMatching(/^M-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    })
    expect((await onlyLead()).reference).toBe(body.reference)
    expect(deliveries).toBe(1)
  })

  test('says what happens next to who asks for it', async () => {
    const asked = { submission_id: randomUUID(), type: 'contact', payload: PAYLOADS.contact, next: true }
    expect((await post(asked)).body).toMatchObject({ ok: true, next: { text: '', steps: [] } })
    // A request has a page that says it.
    expect((await post({ submission_id: randomUUID(), next: true })).body).toEqual({
      ok: true,
      reference: expect.any(String),
    })
  })

  test('sent again is answered the same and stored once, also at the same moment, also in capitals', async () => {
    const id = randomUUID()
    const ids = [id, id, id.toUpperCase(), id]
    const answers = await Promise.all(ids.map((submission_id) => post({ submission_id })))
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect(await post({ submission_id: id })).toMatchObject({ status: 202, body: answers[0]?.body })
    expect(await stored()).toHaveLength(1)
  })

  test('carries every field of the seed, its extras, and what is sent as a number or a list', async () => {
    const id = randomUUID()
    const payload = {
      ...PAYLOADS.lead,
      budget_range: '$200-$500',
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'spring',
      referral_source: 'https://search.example/',
      conversion_page: '/book-installation',
      form_start_time: clock.time - 60_000,
      marketing_consent: true,
      service_type_detail: ['65', 'wall'],
      phone: 5148736565,
    }
    await post({ submission_id: id, payload }, {}, '?lang=fr')
    const lead = await onlyLead()
    expect(lead).toEqual({
      ...PAYLOADS.lead,
      service_type_detail: '65, wall',
      phone: '(514) 873-6565',
      property_address: '',
      preferred_date: '',
      timeline: '',
      budget_range: '$200-$500',
      urgency: '',
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'spring',
      referral_source: 'https://search.example/',
      conversion_page: '/book-installation',
      source_site: 'montage',
      industry: 'home-installation',
      honeypot: '',
      form_start_time: clock.time - 60_000,
      submission_id: id,
      reference: lead.reference,
      language: 'fr',
      contractor: '',
      service_slug: '',
      bundle: '',
      complexity: '',
      add_ons: '',
      estimate_low: '',
      estimate_high: '',
      marketing_consent: 'yes',
      marketing_consent_text: SETTINGS.consent.fr,
      marketing_consent_version: expect.stringMatching(/^[0-9a-f]{12}$/),
      marketing_consent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      jobs: [],
      photos: [],
    })
  })

  test('is not lost when the settings cannot be read', async () => {
    const broken = { ...dependencies(), settings: () => Promise.reject(new Error('no lake')) }
    const body = JSON.stringify({ type: 'lead', submission_id: randomUUID(), payload: PAYLOADS.lead })
    const response = await handleLead(new Request(ADDRESS, { method: 'POST', body, headers: json }), broken)
    expect(response.status).toBe(202)
    expect(await onlyLead()).toMatchObject({ source_site: '', name: PAYLOADS.lead.name })
  })

  test('that cannot be stored is refused with 503, never accepted', async () => {
    const broken = { ...dependencies(), outbox: () => Promise.reject(new Error('disk full')) }
    const body = JSON.stringify({ type: 'lead', submission_id: randomUUID(), payload: PAYLOADS.lead })
    const response = await handleLead(new Request(ADDRESS, { method: 'POST', body, headers: json }), broken)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/try again/) },
    })
    expect(deliveries).toBe(0)
  })
})

describe('the other forms as leads', () => {
  const leadFrom = async (type: FormType, change: Record<string, string> = {}) => {
    await post({ type, payload: { ...PAYLOADS[type], ...change } })
    return onlyLead()
  }

  test('contact: the names joined, the subject before the message', async () => {
    expect(await leadFrom('contact')).toMatchObject({
      name: 'Amélie Gagnon',
      email: 'amelie@courriel.example',
      service_type: 'Contact',
      message: 'Garantie: Combien de temps?',
    })
  })

  test('contractor', async () => {
    expect(await leadFrom('contractor')).toMatchObject({
      name: 'Amélie Gagnon',
      service_type: 'Contractor Signup',
      service_type_detail: 'Bornes de recharge',
      message:
        'Business: Gagnon inc.\nSpecialties: Bornes de recharge\nYears of experience: 12\n\nNous couvrons la Mauricie.',
    })
  })

  test('the labels in a message are in the language of the form', async () => {
    await post({ type: 'contractor', lang: 'fr', payload: PAYLOADS.contractor })
    expect((await onlyLead()).message).toBe(
      'Entreprise\u00a0: Gagnon inc.\nSpécialités\u00a0: Bornes de recharge\nAnnées d’expérience\u00a0: 12\n\nNous couvrons la Mauricie.',
    )
  })

  test('partner: the name falls back to the e-mail', async () => {
    expect(await leadFrom('partner')).toMatchObject({
      name: 'amelie@courriel.example',
      email: 'amelie@courriel.example',
      city: 'Shawinigan',
      service_type: 'Partner Suggestion',
      service_type_detail: 'Quincaillerie Roy',
      message:
        'Partner: Quincaillerie Roy\nCity: Shawinigan\nWebsite: https://roy.example\nContact: Luc Roy\n\nUn bon magasin.',
      property_address: '',
      preferred_date: '',
      phone: '',
    })
    const withName = { your_name: 'Amélie' }
    await post({ type: 'partner', payload: { ...PAYLOADS.partner, ...withName } })
    expect((await stored()).map(({ lead }) => lead.name)).toContain('Amélie')
  })
})

describe('refused', () => {
  test.each<Record<string, string>>([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('from another site: %j', async (headers) => {
    const { status, body } = await post({}, headers)
    expect(status).toBe(403)
    expect(body.error.fields).toHaveProperty('origin')
  })

  test('in the language of the address, the body, or the browser', async () => {
    const payload = { ...PAYLOADS.lead, email: 'amelie' }
    const french = 'Veuillez inscrire une adresse courriel valide.'
    const email = async (...args: Parameters<typeof post>) => (await post(...args)).body.error.fields.email
    expect(await email({ payload })).toBe('Please enter a valid email address.')
    expect(await email({ payload }, {}, '?lang=fr')).toBe(french)
    expect(await email({ payload, lang: 'fr' })).toBe(french)
    expect(await email({ payload: { ...payload, lang: 'fr' } })).toBe(french)
    expect(await email({ payload }, { 'accept-language': 'fr-CA,en;q=0.8' })).toBe(french)
    expect(await email({ payload, lang: 'en' }, { 'accept-language': 'fr-CA' })).not.toBe(french)
    const { body } = await post({ payload, lang: 'fr' })
    expect(body.error.message).toMatch(/^Courriel non valide/)
  })

  test('for its size, before its type', async () => {
    const response = await send('x', { 'content-type': 'text/plain', 'content-length': '70000' })
    expect(response.status).toBe(413)
    const chunked = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 100; n++) controller.enqueue(new TextEncoder().encode('x'.repeat(1_000)))
        controller.close()
      },
    })
    const request = new Request(ADDRESS, {
      method: 'POST',
      body: chunked,
      headers: json,
      duplex: 'half',
    } as RequestInit)
    expect((await handleLead(request, dependencies())).status).toBe(413)
  })

  test('and nothing is stored', async () => {
    await post({ type: 'other' })
    await post({ payload: { ...PAYLOADS.lead, name: {} } })
    await post({}, { origin: 'https://elsewhere.example' })
    expect(await stored()).toEqual([])
    expect(deliveries).toBe(0)
  })
})

describe('suspected of being spam: answered alike, stored apart, not sent on', () => {
  const suspicions = async () => (await stored()).map(({ suspicion }) => suspicion)

  test.each([
    ['a filled honeypot', () => ({ honeypot: 'http://spam.example' }), 'honeypot'],
    ['filled in faster than a person can', () => ({ form_start_time: clock.time - 500 }), 'too_fast'],
    ['… also as a date', () => ({ form_start_time: new Date(clock.time - 500).toISOString() }), 'too_fast'],
  ])('%s', async (_name, extra, suspicion) => {
    const { status, body } = await post({ payload: { ...PAYLOADS.lead, ...extra() } })
    expect(status).toBe(202)
    expect(body).toMatchObject({ ok: true, reference: expect.any(String) })
    expect(await suspicions()).toEqual([suspicion])
    expect(await outbox.claimNext()).toBeNull()
  })

  test.each([
    ['no start time', () => ({})],
    ['a start time long ago', () => ({ form_start_time: clock.time - 10_000 })],
    ['a start time that is none', () => ({ form_start_time: 'soon' })],
    ['a clock that is ahead', () => ({ form_start_time: clock.time + 60_000 })],
  ])('not: %s', async (_name, extra) => {
    await post({ payload: { ...PAYLOADS.lead, ...extra() } })
    expect(await suspicions()).toEqual([null])
  })

  test('more leads an hour from one network address than may be', async () => {
    const from = (address: string, n: number) =>
      post({ payload: { ...PAYLOADS.lead, email: `p${n}@a.example` } }, { 'x-forwarded-for': address })
    for (let n = 0; n < 5; n++) expect((await from('192.0.2.7', n)).status).toBe(202)
    expect((await suspicions()).filter(Boolean)).toEqual(['address_limit', 'address_limit'])
    await from('192.0.2.8', 9)
    expect((await suspicions()).filter(Boolean)).toHaveLength(2)
    clock.advance(3_600_001)
    await from('192.0.2.7', 10)
    expect((await suspicions()).filter(Boolean)).toHaveLength(2)
  })

  test('more leads an hour with one e-mail address, from wherever', async () => {
    for (let n = 0; n < 4; n++) await post({}, { 'x-forwarded-for': `192.0.2.${n}` })
    expect((await suspicions()).filter(Boolean)).toEqual(['email_limit'])
  })
})
