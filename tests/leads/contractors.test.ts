import type { Lake } from 'content-lake'
import { describe, expect, onTestFinished, test } from 'vitest'
import { textOfCell } from '#lib/csv.ts'
import { keepAttempt } from '#lib/leads/attempts.ts'
import { changeContractor, readContractor } from '#lib/leads/contractors/contractors.ts'
import { embeddedInstallerContent } from '#lib/leads/contractors/installer/embedded-installer-content.ts'
import { NO_PROFILE } from '#lib/leads/contractors/profile.ts'
import { handleContractors } from '#lib/leads/http/handle-contractors.ts'
import { readLife } from '#lib/leads/life/steps.ts'
import { quoteJob, reportOffer } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { chooseQuote } from '#lib/leads/offers/choose.ts'
import { contractorOfLink } from '#lib/leads/offers/links.ts'
import { relay } from '#lib/leads/offers/messages.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import type { Role } from '#lib/roles.ts'
import { createAccount } from '#lib/server/accounts/people.ts'
import { setSessionCookie, startSession } from '#lib/server/accounts/sessions.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { embeddedStaff } from '#lib/staff/embedded-staff.ts'
import { phonePhoto } from '../sample-photos.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { activeContractor, factsWith, profileWith, sampleQuote, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'https://montage.example'
const HOUR = 3_600_000

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

interface Ask {
  role?: Role | null
  method?: string
  headers?: Record<string, string>
  body?: object | Uint8Array<ArrayBuffer>
}

/** The routes of contractors on a lake and an outbox of their own. */
async function site({ url, confirms = false }: { url?: string; confirms?: boolean } = {}) {
  const folder = temporaryFolder()
  const lake = openSiteLake(folder)
  onTestFinished(() => lake.close())
  const { outbox, clock } = await temporaryOutbox({ url, folder, confirms })
  const settings = { SITE_URL: SITE, NODE_ENV: 'production' } as const
  const cookies = new Map<Role, string>()
  const cookieOf = (role: Role) => {
    const known = cookies.get(role)
    if (known) return known
    const { id } = createAccount(lake.database, { email: `${role}@montage.example`, role })
    const cookie = setSessionCookie(startSession(lake.database, id), true).split(';')[0] ?? ''
    cookies.set(role, cookie)
    return cookie
  }
  const ask = (path: string, { role = 'editor', method = 'GET', headers = {}, body }: Ask = {}) => {
    const isFile = body instanceof Uint8Array
    const request = new Request(`${SITE}/api/contractors/${path}`, {
      method,
      headers: { ...(role && { cookie: cookieOf(role) }), ...headers },
      body: isFile ? body : body && JSON.stringify(body),
    })
    const dependencies = {
      outbox: async () => outbox,
      staff: embeddedStaff(lake, settings),
      facts: async () => factsWith(),
      installers: () => embeddedInstallerContent(lake),
      mailSoon() {},
    }
    const segments = path.split('?')[0]?.split('/').filter(Boolean) ?? []
    return handleContractors(request, dependencies, segments, settings)
  }
  const answer = async (path: string, asked?: Ask) => (await ask(path, asked)).json()
  return { lake, outbox, clock, ask, answer }
}

const WHO = {
  business: 'Gagnon inc.',
  name: 'Amélie Gagnon',
  email: 'Amelie@Courriel.example',
  phone: '(819) 555-0100',
  lang: 'fr',
}

const RBQ = {
  authority: 'rbq',
  number: 'RBQ 1234567890',
  province: 'QC',
  trades: ['electrical'],
  expires: '2099-03-31',
}

const PROFILE = {
  ...NO_PROFILE,
  province: 'QC',
  city: 'Trois-Rivières',
  services: ['tv-mounting'],
  cities: ['toronto'],
  licences: [RBQ],
  insurance: { amount: 2_000_000, insurer: 'Assur', expires: '2099-12-31' },
}

type Site = Awaited<ReturnType<typeof site>>

const made = async ({ answer }: Site, change: object = {}): Promise<string> =>
  (await answer('', { method: 'POST', body: { ...WHO, profile: { ...PROFILE, ...change } } })).id

const versionOf = async (outbox: Outbox, id: string) => (await readContractor(outbox, id))?.version

/** Marks everything of a contractor as seen on paper. */
async function checkAll({ answer, outbox }: Site, id: string): Promise<void> {
  const { profile } = (await readContractor(outbox, id)) ?? { profile: NO_PROFILE }
  const places = [...profile.licences.keys(), ...(profile.insurance ? ['insurance'] : [])]
  for (const place of places) {
    const body = { version: await versionOf(outbox, id), place, isChecked: true, paper: '2026-11-01' }
    expect(await answer(`${id}/check`, { method: 'POST', body })).toMatchObject({ ok: true })
  }
}

describe.each(ENGINES)('%s', (engine) => {
  const urlOf = async () => (engine === 'postgres' ? newDatabase() : undefined)

  test('a contractor is made, changed by one of two at the same time, checked, active, and found', async () => {
    const one = await site({ url: await urlOf(), confirms: true })
    const { answer, outbox } = one
    const id = await made(one)
    const { contractor } = await answer(id)
    expect(contractor).toMatchObject({
      business: 'Gagnon inc.',
      email: 'amelie@courriel.example',
      state: 'applied',
      profile: { licences: [{ number: '1234-5678-90', checkedAt: null }] },
    })
    const body = {
      version: 0,
      phone: '(819) 555-0199',
      profile: { ...PROFILE, limits: { openJobs: 2, offersWeek: 4 } },
    }
    expect(await answer(id, { method: 'PATCH', body })).toMatchObject({ ok: true, version: 1 })
    const late = await one.ask(id, { method: 'PATCH', body, headers: { 'accept-language': 'fr-CA' } })
    expect([late.status, (await late.json()).error]).toEqual([
      409,
      { code: 'changed', message: expect.stringContaining('Votre saisie est toujours là') },
    ])

    const set = async (state: string) =>
      answer(`${id}/state`, { method: 'POST', body: { state, version: await versionOf(outbox, id) } })
    expect((await set('active')).error.code).toBe('stateNotNow')
    expect((await set('checked')).error.code).toBe('notSeen')
    await checkAll(one, id)
    expect(await set('checked')).toMatchObject({ ok: true, state: 'checked' })
    expect(await set('active')).toMatchObject({ ok: true, state: 'active' })
    expect(await set('paused')).toMatchObject({ ok: true, state: 'paused' })
    expect((await readContractor(outbox, id))?.pausedBy).toBe('staff')
    const mails = await outbox.db.selectFrom('mails').select(['kind', 'lang']).execute()
    expect(mails).toEqual(Array(3).fill({ kind: 'contractorState', lang: 'fr' }))

    for (const [query, count] of [
      ['state=paused', 1],
      ['state=applied', 0],
      ['service=tv-mounting', 1],
      ['service=deck', 0],
      ['category=tech', 0],
      ['city=toronto', 1],
      ['city=vancouver&province=BC', 0],
      ['province=QC', 1],
      ['search=gagnon amelie', 1],
      ['search=roy', 0],
      ['ends=366', 0],
      ['check=yes', 0],
      ['complaints=yes', 0],
    ] as const) {
      expect((await answer(`?${query}`)).count, query).toBe(count)
    }
    expect(await answer('counts')).toMatchObject({ toCheck: 0, ending: 0 })
  })

  test('an application becomes one contractor, also when two ask at once', async () => {
    const { outbox, answer } = await site({ url: await urlOf() })
    const submission = sampleSubmission({
      type: 'contractor',
      payload: { city: 'Toronto', province_state: 'ON', phone: '416 555 0100' },
    })
    await outbox.submit(submission)
    const application = submission.lead.submission_id
    expect(await answer(`of-application?application=${application}`)).toMatchObject({ ok: true, id: null })
    const body = { application }
    const ask = () => answer('of-application', { method: 'POST', body })
    const [first, second] = await Promise.all([ask(), ask()])
    expect(second.id).toBe(first.id)
    expect(await answer(`of-application?application=${application}`)).toMatchObject({ id: first.id })
    const { contractor, events } = await answer(first.id)
    expect(contractor).toMatchObject({
      business: 'Gagnon inc.',
      name: 'Amélie Gagnon',
      lang: 'fr',
      appliedWith: application,
      state: 'applied',
      profile: {
        province: 'ON',
        cities: ['toronto'],
        years: '12',
        about: 'Bornes de recharge\n\nNous couvrons la Mauricie.',
      },
    })
    expect(events).toMatchObject([{ kind: 'created', actor: 'Editor' }])
    const other = sampleSubmission()
    await outbox.submit(other)
    const none = await answer('of-application', {
      method: 'POST',
      body: { application: other.lead.submission_id },
    })
    expect(none.error.code).toBe('no_application')
  })

  test('an erased contractor leaves only the states of its offers, and never a chosen job', async () => {
    const { outbox, answer, ask } = await site({ url: await urlOf() })
    const id = await activeContractor(outbox)
    const submission = sampleSubmission({
      payload: { city: 'Toronto', province_state: 'ON' },
      requested: TV_IN_TORONTO,
    })
    await outbox.submit(submission)
    const request = submission.lead.submission_id
    const now = outbox.now()
    await askContractors(outbox, request, {
      contractors: [id],
      actor: null,
      answerBy: now + HOUR,
      lookAgainAt: now + HOUR,
    })
    const [offer] = await offersOf(outbox.db, request)
    await quoteJob(outbox, offer?.id ?? '', sampleQuote({ file: 'file-1' }))
    const { version } = await readLife(outbox.db, request, 0)
    await chooseQuote(outbox, offer?.id ?? '', 1, { by: 'customer', seen: version }, factsWith())
    const refused = await ask(id, { method: 'DELETE' })
    expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'openJobs'])
    const left = { state: 'left', version: await versionOf(outbox, id) }
    expect((await answer(`${id}/state`, { method: 'POST', body: left })).error.code).toBe('openJobs')

    await outbox.db.updateTable('leads').set({ stage: 'done' }).execute()
    expect(await answer(id, { method: 'DELETE' })).toEqual({ ok: true, installer: null })
    expect((await ask(id)).status).toBe(404)
    expect(await outbox.db.selectFrom('contractor_files').select('id').execute()).toEqual([])
    const [kept] = await offersOf(outbox.db, request)
    expect(kept).toMatchObject({ contractorId: id, state: 'chosen', quote: { priceLow: 400, file: null } })
    const events = await outbox.db
      .selectFrom('contractor_events')
      .select(['kind', 'detail'])
      .orderBy('id')
      .execute()
    expect(events.at(-1)).toEqual({ kind: 'erased', detail: null })
    expect(events.every(({ detail }) => detail === null)).toBe(true)
  })

  test('no words of an erased contractor are left in quotes, questions, reports and unsent forms', async () => {
    const { outbox, answer } = await site({ url: await urlOf() })
    const [gone, stays] = [await activeContractor(outbox), await activeContractor(outbox)]
    const submission = sampleSubmission({
      payload: { city: 'Toronto', province_state: 'ON' },
      requested: TV_IN_TORONTO,
    })
    await outbox.submit(submission)
    const request = submission.lead.submission_id
    const now = outbox.now()
    const asking = { contractors: [gone, stays], actor: null, answerBy: now + HOUR, lookAgainAt: now + HOUR }
    await askContractors(outbox, request, asking)
    for (const { id, contractorId } of await offersOf(outbox.db, request)) {
      const words = contractorId === gone ? 'Planted' : 'Kept'
      await relay(outbox, id, { sender: 'contractor', text: `${words} question` })
      await relay(outbox, id, { sender: 'customer', text: 'An answer' })
      await reportOffer(outbox, id, { by: 'contractor', text: `${words} report` }, [])
      await quoteJob(outbox, id, sampleQuote({ included: `${words} work, call 416-555-0100` }))
      const finished = JSON.stringify({ price: 1, text: `${words} end`, photo: null, at: now })
      await outbox.db.updateTable('offers').set({ finished }).where('id', '=', id).execute()
      for (const about of [id, contractorId])
        await keepAttempt(
          outbox,
          { type: 'job', about, action: 'ask', values: { text: `${words} draft` }, errors: {} },
          { address: '192.0.2.1', cookie: 'x' },
        )
    }
    expect(await answer(gone, { method: 'DELETE' })).toMatchObject({ ok: true })
    const tables = ['offers', 'offer_messages', 'lead_events', 'contractor_events', 'form_attempts'] as const
    const left = await Promise.all(tables.map((table) => outbox.db.selectFrom(table).selectAll().execute()))
    const text = JSON.stringify(left)
    expect(text).not.toContain('Planted')
    expect(text.match(/Kept (question|report|work|end|draft)/g)).toHaveLength(6)
    expect(text.match(/An answer/g)).toHaveLength(2)
    // What belongs to the customer's request is still readable.
    const offer = (await offersOf(outbox.db, request)).find(({ contractorId }) => contractorId === gone)
    expect(offer).toMatchObject({ quote: { priceLow: 400 }, finished: { price: 1, text: '' } })
  })
})

test('who leaves declines what waits, and the links end', async () => {
  const one = await site()
  const { outbox, answer } = one
  const id = await activeContractor(outbox)
  const submission = sampleSubmission({
    payload: { city: 'Toronto', province_state: 'ON' },
    requested: TV_IN_TORONTO,
  })
  await outbox.submit(submission)
  const request = submission.lead.submission_id
  const now = outbox.now()
  await askContractors(outbox, request, {
    contractors: [id],
    actor: null,
    answerBy: now + HOUR,
    lookAgainAt: now,
  })
  const { link } = await answer(`${id}/link`)
  const { searchParams } = new URL(link)
  const asked = { contractor: searchParams.get('contractor') ?? '', key: searchParams.get('key') ?? '' }
  expect((await contractorOfLink(outbox, asked))?.id).toBe(id)
  expect((await answer(`${id}/links`, { method: 'POST' })).error.code).toBe('no_mail_server')
  const body = { state: 'left', version: await versionOf(outbox, id) }
  expect(await answer(`${id}/state`, { method: 'POST', body })).toMatchObject({ ok: true, state: 'left' })
  expect(await offersOf(outbox.db, request)).toMatchObject([{ state: 'declined', reason: 'other' }])
  expect((await answer(`${id}/link`)).error.code).toBe('no_links')
  const back = { state: 'applied', version: await versionOf(outbox, id) }
  expect(await answer(`${id}/state`, { method: 'POST', body: back })).toMatchObject({ state: 'applied' })
})

test('links are mailed in the language of the contractor', async () => {
  const one = await site({ confirms: true })
  const id = await made(one)
  expect(await one.answer(`${id}/links`, { method: 'POST' })).toEqual({ ok: true })
  const mails = await one.outbox.db.selectFrom('mails').select(['kind', 'about', 'lang']).execute()
  expect(mails).toEqual([{ kind: 'contractorLinks', about: id, lang: 'fr' }])
})

test('a licence of another form is refused with what is wrong and an example, in both languages', async () => {
  const one = await site()
  const id = await made(one)
  const withNumber = async (change: object, language: string) => {
    const body = { version: 0, profile: { ...PROFILE, licences: [{ ...RBQ, ...change }] } }
    const response = await one.ask(id, { method: 'PATCH', body, headers: { 'accept-language': language } })
    return [response.status, (await response.json()).error.message]
  }
  expect(await withNumber({ number: '12-34' }, 'en')).toEqual([
    422,
    '12-34 cannot be the number of a licence of this kind: RBQ licence. It looks like 1234-5678-90.',
  ])
  expect(await withNumber({ number: '12-34' }, 'fr')).toEqual([
    422,
    '12-34 ne peut pas être le numéro d’une licence de ce type\u00A0: Licence RBQ. Il ressemble à 1234-5678-90.',
  ])
  expect((await withNumber({ province: 'ON' }, 'en'))[1]).toContain('It is valid in: QC.')
  expect((await withNumber({ authority: 'atlantis' }, 'en'))[1]).toContain('Choose the authority')
  const odd = { version: 0, profile: { ...PROFILE, licences: [{ ...RBQ, expires: 'soon' }] } }
  const response = await one.ask(id, { method: 'PATCH', body: odd })
  expect([response.status, (await response.json()).error.message]).toEqual([
    400,
    'This cannot be saved: profile.licences.0.expires. Nothing was changed.',
  ])
  expect(await versionOf(one.outbox, id)).toBe(0)
})

test('nothing is checked that nobody saw: a change, another file or a forged check takes it away', async () => {
  const one = await site()
  const { answer, outbox, ask } = one
  const id = await made(one)
  const version = () => versionOf(outbox, id)
  const licence = async () => (await readContractor(outbox, id))?.profile.licences[0]
  const check = async (more: object) =>
    answer(`${id}/check`, {
      method: 'POST',
      body: { version: await version(), place: 0, isChecked: true, ...more },
    })
  expect((await check({})).error.code).toBe('noProof')
  const forged = { ...PROFILE, licences: [{ ...RBQ, checkedAt: 1, checkedBy: 'me', paper: '2026-11-01' }] }
  await answer(id, { method: 'PATCH', body: { version: await version(), profile: forged } })
  expect(await licence()).toMatchObject({ checkedAt: null, checkedBy: null })
  expect(await licence()).not.toHaveProperty('paper', '2026-11-01')

  const sent = await ask(`${id}/files?place=0&name=Licence&version=${await version()}`, {
    method: 'POST',
    body: PDF,
  })
  expect(await sent.json()).toMatchObject({ ok: true })
  const proof = (await licence())?.proof
  expect(proof).toMatch(/^[0-9a-f-]{36}$/)
  expect(await check({})).toMatchObject({ ok: true })
  expect((await licence())?.checkedAt).toBe(outbox.now())
  const { checkers, events } = await answer(id)
  expect(Object.values(checkers)).toEqual(['Editor'])
  expect(events.at(-1)).toMatchObject({ kind: 'proof_checked', detail: '1234-5678-90' })

  const same = { ...PROFILE, years: '9', licences: [{ ...RBQ, proof }] }
  await answer(id, { method: 'PATCH', body: { version: await version(), profile: same } })
  expect((await licence())?.checkedAt, 'the same licence').not.toBeNull()
  const later = { ...same, licences: [{ ...RBQ, proof, expires: '2099-04-30' }] }
  await answer(id, { method: 'PATCH', body: { version: await version(), profile: later } })
  expect((await licence())?.checkedAt, 'another end').toBeNull()

  const photo = await phonePhoto()
  await ask(`${id}/files?place=0&name=New.png&version=${await version()}`, { method: 'POST', body: photo })
  expect((await licence())?.proof).not.toBe(proof)
  expect((await ask(`${id}/files/${(await licence())?.proof}`, { method: 'DELETE' })).status).toBe(409)
  expect((await ask(`${id}/files/${proof}`, { method: 'DELETE' })).status).toBe(200)
  expect((await ask(`${id}/files/${proof}`)).status).toBe(404)
  const text = new TextEncoder().encode('<script>alert(1)</script>')
  const wrong = await ask(`${id}/files?place=0&name=a.html&version=${await version()}`, {
    method: 'POST',
    body: text,
  })
  expect([wrong.status, (await wrong.json()).error.code]).toEqual([422, 'fileWrong'])
})

test('a proof is saved, never opened as a page, and only by its own contractor’s address', async () => {
  const one = await site()
  const { ask, answer, outbox } = one
  const id = await made(one)
  await ask(`${id}/files?place=insurance&name=Police%20%C3%A9t%C3%A9.pdf&version=0`, {
    method: 'POST',
    body: PDF,
  })
  const { files } = await answer(id)
  const file = await ask(`${id}/files/${files[0].id}`)
  expect(file.status).toBe(200)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="Police _t_\.pdf"/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(PDF)
  const other = await activeContractor(outbox)
  expect((await ask(`${other}/files/${files[0].id}`)).status).toBe(404)
})

test('the CSV has all contractors of the filter, and no cell runs as a formula', async () => {
  const one = await site()
  await made(one)
  const formula = '=HYPERLINK("https://elsewhere.example")'
  await one.answer('', { method: 'POST', body: { ...WHO, business: formula, profile: NO_PROFILE } })
  const response = await one.ask('export?state=applied')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"business","name","email"')
  const cell = `"'${formula.replaceAll('"', '""')}"`
  expect(lines.find((line) => line.startsWith(cell))).toBeDefined()
  expect(textOfCell(`'${formula}`)).toBe(formula)
  expect(lines.join()).toContain('rbq 1234-5678-90 QC 2099-03-31 not checked')
  expect((await (await one.ask('export?state=left')).text()).trim().split('\r\n')).toHaveLength(1)
})

describe('the public installer', () => {
  const fill = (lake: Lake) =>
    lake.mutate(
      [
        { _id: 'category-tech', _type: 'category', slug: { current: 'tech' }, title: { en: 'Tech' } },
        {
          _id: 'service-tv',
          _type: 'service',
          slug: { current: 'tv-mounting' },
          name: { en: 'TV mounting', fr: 'Installation murale de téléviseur' },
          category: { _type: 'reference', _ref: 'category-tech' },
        },
        {
          _id: 'city-3r',
          _type: 'city',
          slug: { current: 'trois-rivieres' },
          name: { en: 'Trois-Rivières', fr: 'Trois-Rivières' },
        },
        {
          _id: 'city-toronto',
          _type: 'city',
          slug: { current: 'toronto' },
          name: { en: 'Toronto', fr: 'Toronto' },
        },
      ].map((create) => ({ create })),
      { author: 'test' },
    )

  test('a draft is made of the record, staff publish it, and later differences are seen', async () => {
    const one = await site()
    const { lake, answer, outbox } = one
    fill(lake)
    const id = await made(one)
    await checkAll(one, id)
    const { installer } = await answer(`${id}/installer`, { method: 'POST' })
    expect(installer).toMatch(/^installer-[0-9a-f]{20}$/)
    const [draft] = lake.getDocuments([`drafts.${installer}`])
    expect(draft).toMatchObject({
      _type: 'installer',
      // Without a number of reviews it could not be published.
      reviewCount: 0,
      name: 'Gagnon inc.',
      city: { _ref: 'city-3r' },
      specialties: [{ en: 'TV mounting', fr: 'Installation murale de téléviseur' }],
      serviceArea: { en: 'Toronto' },
      languages: { en: 'French', fr: 'Français' },
      licences: [{ authority: 'rbq', number: '1234-5678-90', expires: '2099-03-31' }],
      completedJobs: 0,
    })
    expect(lake.getDocuments([installer])).toEqual([])
    expect((await answer(id)).installer).toMatchObject({
      isPublished: false,
      hasDraft: true,
      gaps: ['description', 'yearsExperience'],
      differences: [],
    })

    const { _rev, _createdAt, _updatedAt, ...fields } = draft ?? { _id: '' }
    lake.mutate(
      [
        { create: { ...fields, _id: installer, _type: 'installer', reviewCount: 4 } },
        { delete: { id: `drafts.${installer}` } },
      ],
      {
        author: 'test',
      },
    )
    expect((await answer(id)).installer).toMatchObject({
      isPublished: true,
      hasDraft: false,
      gaps: [],
      differences: [],
    })
    const contractor = await readContractor(outbox, id)
    const profile = { ...(contractor?.profile ?? NO_PROFILE), licences: [], provinces: ['QC'] }
    await changeContractor(outbox, id, { business: 'Gagnon et filles inc.', profile }, { actor: null })
    expect((await answer(id)).installer.differences).toEqual(['name', 'licences'])
    expect((await answer(`${id}/installer`, { method: 'POST' })).installer).toBe(installer)
    expect(lake.getDocuments([`drafts.${installer}`])).toMatchObject([
      { name: 'Gagnon et filles inc.', licences: [], reviewCount: 4 },
    ])
    expect(lake.getDocuments([installer])).toMatchObject([{ name: 'Gagnon inc.' }])
  })
})

const EVERY_ADDRESS: [method: string, path: string, body?: object][] = [
  ['GET', ''],
  ['POST', '', { ...WHO, profile: PROFILE }],
  ['GET', 'counts'],
  ['GET', 'export'],
  ['GET', `of-application?application=${crypto.randomUUID()}`],
  ['POST', 'of-application', { application: crypto.randomUUID() }],
  ['GET', ':id'],
  ['PATCH', ':id', { version: 0, note: 'Calls back.' }],
  ['POST', ':id/state', { version: 0, state: 'left' }],
  ['POST', ':id/check', { version: 0, place: 0, isChecked: true }],
  ['POST', ':id/files?place=0&version=0'],
  ['GET', ':id/files/none'],
  ['DELETE', ':id/files/none'],
  ['GET', ':id/link'],
  ['POST', ':id/links'],
  ['POST', ':id/installer'],
  ['DELETE', ':id'],
]

test('every address is for administrators and editors only, and no change comes from another site', async () => {
  const one = await site()
  for (const [method, template, body] of EVERY_ADDRESS) {
    const id = await made(one)
    const path = template.replace(':id', id)
    const name = `${method} ${template}`
    expect((await one.ask(path, { method, role: null, body })).status, name).toBe(401)
    for (const role of ['translator', 'viewer'] as const)
      expect((await one.ask(path, { method, role, body })).status, `${name} ${role}`).toBe(403)
    if (method !== 'GET') {
      const headers = { origin: 'https://elsewhere.example' }
      expect((await one.ask(path, { method, headers, body })).status, name).toBe(403)
    }
    for (const role of ['editor', 'administrator'] as const) {
      const { status, headers } = await one.ask(path, { method, role, body })
      expect(status, `${name} ${role}`).toBeOneOf([200, 404, 409, 422])
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
  }
})

test.each([
  ['GET', '?state=lost', 400],
  ['GET', '6e1f7e0c-1111-4000-8000-000000000000', 404],
  ['GET', 'elsewhere/and/on/and/on', 404],
  ['POST', '', 400],
  ['PATCH', '6e1f7e0c-1111-4000-8000-000000000000', 400],
])('%s %s is refused with %i and a sentence in both languages', async (method, path, status) => {
  const { ask } = await site()
  const refused = await ask(path, { method })
  expect(refused.status).toBe(status)
  const { error } = await refused.json()
  expect(error.message).toMatch(/\w+ \w+/)
  const french = await ask(path, { method, headers: { 'accept-language': 'fr-CA' } })
  expect((await french.json()).error).toMatchObject({
    code: error.code,
    message: expect.not.stringContaining(error.message),
  })
})

test('a profile that staff did not check is no profile for work', async () => {
  const one = await site()
  const id = await made(one, { services: [], insurance: null })
  const set = async (state: string) =>
    one.answer(`${id}/state`, { method: 'POST', body: { state, version: await versionOf(one.outbox, id) } })
  await checkAll(one, id)
  expect((await set('checked')).error.code).toBe('notInsured')
  const { profile } = (await readContractor(one.outbox, id)) ?? { profile: NO_PROFILE }
  const { insurance } = profileWith()
  await changeContractor(one.outbox, id, { profile: { ...profile, insurance } }, { actor: null })
  expect(await set('checked')).toMatchObject({ ok: true })
  expect((await set('active')).error.code).toBe('noServices')
  await changeContractor(
    one.outbox,
    id,
    { profile: { ...profile, insurance, services: ['tv-mounting'], cities: [] } },
    { actor: null },
  )
  expect((await set('active')).error.code).toBe('noAreas')
  const over = {
    ...profileWith({
      insurance: {
        amount: 1,
        insurer: '',
        expires: '2026-01-31',
        proof: null,
        checkedAt: 1,
        checkedBy: null,
      },
    }),
  }
  await changeContractor(one.outbox, id, { profile: over }, { actor: null })
  expect((await set('active')).error.code).toBe('ended')
})
