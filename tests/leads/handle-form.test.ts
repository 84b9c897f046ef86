import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { ATTEMPT_LIFETIME, type Attempt } from '#lib/leads/attempts.ts'
import { FORM_TYPES, type FormType } from '#lib/leads/forms/index.ts'
import { FORM_PAGES, hasPage } from '#lib/leads/forms/pages.ts'
import { attemptOf, type FormDependencies, handleForm } from '#lib/leads/http/handle-form.ts'
import { leadOfCookie } from '#lib/leads/life/links.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { PAYLOADS, SETTINGS } from './samples.ts'
import { type Clock, temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'http://localhost:3000'

let outbox: Outbox
let clock: Clock
/** The pages that were the answer to a post. */
let shown: { address: string; attempt: Attempt; status: number }[]

const dependencies = (): FormDependencies => ({
  outbox: async () => outbox,
  settings: async () => SETTINGS,
  requestedJobs: async () => ({ jobs: [], fields: {} }),
  claimed: async () => ({ jobs: [], fields: {} }),
  lists: async () => ({}),
  nextSteps: async () => ({ text: '', steps: [] }),
  stored: () => {},
  showForm: async (address, attempt, status) => {
    shown.push({ address, attempt, status })
    return new Response('a page', { status })
  },
})

beforeEach(async () => {
  const temporary = await temporaryOutbox()
  outbox = temporary.outbox
  clock = temporary.clock
  shown = []
})

/** Posts a form as a browser does. */
async function post(
  type: FormType,
  change: Record<string, string> = {},
  headers: Record<string, string> = {},
  taking = dependencies(),
) {
  const body = new URLSearchParams({ type, ...PAYLOADS[type], ...change })
  const response = await handleForm(
    new NextRequest(`${SITE}/api/leads`, { method: 'POST', body, headers }),
    taking,
  )
  const { status } = response
  const location = response.headers.get('location')?.replace(SITE, '') ?? ''
  const setCookie = response.headers.get('set-cookie') ?? ''
  return { status, location, setCookie, cookie: setCookie.split(';')[0] ?? '' }
}

const open = (location: string, cookie = '') =>
  attemptOf(new NextRequest(SITE + location, { headers: { cookie } }), dependencies())

const stored = async () => (await listLeads(outbox, leadFilter.parse({}))).leads

const WRONG = { email: 'amelie', your_email: 'amelie' }

for (const type of FORM_TYPES) {
  test(`${type} is stored, and leads to its confirmation`, async () => {
    const { status, location, setCookie, cookie } = await post(type, { lang: 'fr' })
    expect(status).toBe(303)
    const [{ lead } = { lead: null }] = await stored()
    if (hasPage(type)) {
      expect(location).toBe(`/request/${lead?.reference}?said=received&lang=fr`)
      const [, value] = cookie.split(`request-${lead?.reference}=`)
      expect(await leadOfCookie(outbox, lead?.reference ?? '', value)).toBe(lead?.submission_id)
      expect(await leadOfCookie(outbox, lead?.reference ?? '', `${value}0`)).toBeNull()
    } else {
      expect(location).toBe(`/request-received/${type}?reference=${lead?.reference}&lang=fr`)
      expect(setCookie).toBe('')
    }
  })

  test(`${type} that needs a change leads back to its page, which the cookie opens`, async () => {
    const page = `${FORM_PAGES[type].at(-1)}?service=tv-mounting&utm_source=radio`
    const { status, location, setCookie, cookie } = await post(type, {
      ...WRONG,
      lang: 'fr',
      conversion_page: page,
      marketing_consent: 'yes',
      honeypot: 'filled in',
    })
    expect(status).toBe(303)
    expect(location).toMatch(new RegExp(`^${page.replace('?', '\\?')}&lang=fr&attempt=[\\w-]{43}$`))
    expect(setCookie).toMatch(
      /^attempt=[\w-]{43}; Path=\/; Expires=[^;]+; Max-Age=600; HttpOnly; SameSite=lax$/,
    )
    const attempt = await open(location, cookie)
    const email = type === 'partner' ? 'your_email' : 'email'
    expect(attempt).toEqual({
      type,
      values: expect.objectContaining({ ...PAYLOADS[type], [email]: 'amelie', marketing_consent: 'yes' }),
      errors: { [email]: 'emailInvalid' },
    })
    expect(attempt?.values).not.toHaveProperty('honeypot')
    expect(await stored()).toEqual([])
  })
}

test('in parts (multipart) is stored, files in it are not looked at', async () => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ type: 'contact', ...PAYLOADS.contact }))
    body.append(name, value)
  body.append('message', new Blob(['x']), 'x.txt')
  await handleForm(new NextRequest(`${SITE}/api/leads`, { method: 'POST', body }), dependencies())
  expect((await stored())[0]?.lead).toMatchObject({ message: 'Garantie: Combien de temps?' })
})

test('from two visitors of the same page is two leads; with an id of its own, once', async () => {
  await post('contact')
  await post('contact')
  expect(await stored()).toHaveLength(2)
  const submission_id = randomUUID()
  const [first, second] = await Promise.all([
    post('contact', { submission_id }),
    post('contact', { submission_id }),
  ])
  expect(await stored()).toHaveLength(3)
  expect(first).toEqual(second)
})

test('corrected and sent, it is one lead under the id it came back with, and its attempts are gone', async () => {
  const { location, cookie } = await post('contact', WRONG)
  const id = (await open(location, cookie))?.values.submission_id ?? ''
  const again = await post('contact', { ...WRONG, submission_id: id }, { cookie })
  expect(again.cookie).toBe(cookie)
  for (const attempt of [location, again.location])
    expect((await open(attempt, cookie))?.values.submission_id).toBe(id)
  await post('contact', { submission_id: id }, { cookie })
  expect(await stored()).toMatchObject([{ submissionId: id }])
  for (const attempt of [location, again.location]) expect(await open(attempt, cookie)).toBeNull()
})

test('it is opened on a page of its form only, by its visitor, for ten minutes', async () => {
  const { location, cookie } = await post('contact', WRONG)
  expect(await open(location.replace('/contact', '/get-quote'), cookie)).toBeNull()
  expect(await open(location, 'attempt=of-somebody-else')).toBeNull()
  expect(await open(location, cookie)).not.toBeNull()
  expect(await open(location)).toBeNull()
  clock.advance(ATTEMPT_LIFETIME)
  expect(await open(location, cookie)).toBeNull()
  const withoutCookies = (await post('contact', WRONG)).location
  expect(await open(withoutCookies)).not.toBeNull()
  expect(await open(withoutCookies)).toBeNull()
})

describe('where it comes from is what the Referer says', () => {
  const FROM_RADIO = '/get-quote?service=tv-mounting&utm_source=radio&utm_medium=spot&utm_campaign=spring'

  test.each([
    ['its page', `${SITE}${FROM_RADIO}&lang=fr&attempt=x`, FROM_RADIO, 'radio'],
    ['a page of another site', `https://elsewhere.example${FROM_RADIO}`, '/get-quote?city=toronto', ''],
    ['no page of the form', `${SITE}/contact?utm_source=radio`, '/get-quote?city=toronto', ''],
    ['a link to its draft', `${SITE}/get-quote?share=secret`, '/get-quote', ''],
    ['nothing', '', '/get-quote?city=toronto', ''],
  ])('%s', async (_name, referer, conversion_page, utm_source) => {
    await post('lead', { conversion_page: '/get-quote?city=toronto', lang: 'fr' }, { referer })
    expect((await stored())[0]?.lead).toMatchObject({ conversion_page, utm_source, referral_source: '' })
  })

  test('an address that is no page of the form leads to its first page', async () => {
    for (const conversion_page of ['https://elsewhere.example/contact', '//elsewhere.example', '/about']) {
      expect((await post('lead', { ...WRONG, conversion_page })).location).toMatch(/^\/book-installation\?/)
    }
  })
})

describe('the next step of the wizard', () => {
  const empty = Object.fromEntries(Object.keys(PAYLOADS.lead).map((name) => [name, '']))

  test('is led to without errors when the steps before it are answered', async () => {
    const answers = { ...empty, service_type: 'tv-audio', service_type_detail: '65-75', step: '2' }
    const { location, cookie } = await post('lead', answers)
    expect(location).toMatch(/^\/book-installation\?attempt=[\w-]+#step-2$/)
    expect(await open(location, cookie)).toMatchObject({
      values: { service_type: 'tv-audio', service_type_detail: '65-75' },
      errors: {},
      step: 2,
    })
    expect(await stored()).toEqual([])
  })

  test('is not led to when they are not; the errors of later steps are not among it', async () => {
    const { location, cookie } = await post('lead', {
      ...empty,
      service_type: 'office',
      name: 'A',
      step: '3',
    })
    expect(location).not.toContain('#')
    expect((await open(location, cookie))?.errors).toEqual({
      email: 'emailRequired',
      city: 'cityRequired',
      province_state: 'provinceRequired',
    })
  })
})

describe('what cannot be kept is answered with the page itself', () => {
  const broken = () => ({ ...dependencies(), outbox: () => Promise.reject(new Error('disk full')) })

  test('422 with the errors', async () => {
    const { status, setCookie } = await post('contact', { ...WRONG, lang: 'fr' }, {}, broken())
    expect(status).toBe(422)
    expect(setCookie).toBe('')
    expect(shown).toMatchObject([
      { address: '/contact?lang=fr', attempt: { errors: { email: 'emailInvalid' } } },
    ])
  })

  test('503 for a form that was right', async () => {
    expect((await post('contact', {}, {}, broken())).status).toBe(503)
    expect(shown).toMatchObject([{ attempt: { hasFailed: true, values: PAYLOADS.contact, errors: {} } }])
  })

  test('200 for the next step of the wizard', async () => {
    expect((await post('lead', { step: '2' }, {}, broken())).status).toBe(200)
    expect(shown).toMatchObject([{ attempt: { step: 2, errors: {} } }])
  })

  test('and what cannot be read is not there', async () => {
    const { location, cookie } = await post('contact', WRONG)
    const request = new NextRequest(SITE + location, { headers: { cookie } })
    expect(await attemptOf(request, broken())).toBeNull()
  })
})

test.each([
  [403, { origin: 'https://elsewhere.example' }],
  [415, { 'content-type': 'text/plain' }],
  [413, { 'content-length': '70000' }],
])('refused with %d: %j', async (status, headers) => {
  expect((await post('contact', {}, headers)).status).toBe(status)
  expect(await stored()).toEqual([])
})
