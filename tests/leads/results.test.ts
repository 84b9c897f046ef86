import { parse } from 'csv-parse/sync'
import { describe, expect, onTestFinished, test } from 'vitest'
import { takeStep } from '#lib/leads/life/steps.ts'
import { declineJob, quoteJob } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { chooseQuote } from '#lib/leads/offers/choose.ts'
import { matchDue } from '#lib/leads/offers/match-due.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { eraseOldCounts } from '#lib/leads/retention.ts'
import { readCompared } from '#lib/results/compared.ts'
import { exportResults } from '#lib/results/export.ts'
import { handleResults } from '#lib/results/handle-results.ts'
import { handleVisit } from '#lib/results/handle-visit.ts'
import { countMatched, readMatching } from '#lib/results/matching.ts'
import { type Names, readResults } from '#lib/results/report.ts'
import { addCounts } from '#lib/results/store.ts'
import { LIMITS, VisitCounter } from '#lib/results/visit-counter.ts'
import type { Role } from '#lib/roles.ts'
import { createAccount } from '#lib/server/accounts/people.ts'
import { setSessionCookie, startSession } from '#lib/server/accounts/sessions.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import { embeddedStaff } from '#lib/staff/embedded-staff.ts'
import { newDatabase } from './databases.ts'
import { activeContractor, factsWith, sampleQuote, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { Clock, temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'https://montage.example'
const SETTINGS = { SITE_URL: SITE, NODE_ENV: 'production' } as const

const PAGES: Record<string, Awaited<ReturnType<Names['page']>>> = {
  '/': { path: '/' },
  '/tv-mounting': { path: '/tv-mounting', service: 'tv-mounting' },
  '/toronto/tv-mounting': { path: '/toronto/tv-mounting', service: 'tv-mounting', city: 'toronto' },
  '/book-installation': { path: '/book-installation' },
}

const NAMES: Names = {
  page: async (path) => PAGES[path] ?? null,
  service: (text) => ({ 'tv-mounting': 'TV mounting' })[text] ?? null,
  city: (text) => ({ toronto: 'Toronto', Toronto: 'Toronto' })[text] ?? null,
  answer: (service, question, value) =>
    ({ 'tv-mounting wall brick': 'TV mounting, Wall type: Brick or concrete' })[
      [service, question, value].join(' ')
    ] ?? null,
}

/** A site that counts visits and stores them when told. */
async function countingSite(url?: string, FIELD_FIGURES?: 'off') {
  const clock = new Clock()
  clock.time = Date.parse('2026-11-25T17:00Z')
  const { outbox } = await temporaryOutbox({ url, clock })
  const counter = new VisitCounter(clock.now)
  const dependencies = {
    pageAt: async (path: string) => (await NAMES.page(path))?.path ?? null,
    count: counter.count.bind(counter),
  }
  const visit = (body: unknown, address = '192.0.2.1', headers: Record<string, string> = {}) => {
    const request = new Request(`${SITE}/api/visits`, {
      method: 'POST',
      headers: { origin: SITE, 'x-forwarded-for': address, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return handleVisit(request, dependencies, { SITE_URL: SITE, FIELD_FIGURES })
  }
  const store = () => addCounts(outbox, counter.take())
  const rows = async () => outbox.db.selectFrom('daily_counts').selectAll().orderBy('name').execute()
  return { clock, outbox, visit, store, rows }
}

describe.each(['SQLite', 'PostgreSQL'])('%s', (engine) => {
  const newSite = async () => countingSite(engine === 'SQLite' ? undefined : await newDatabase())

  test('visits are added up by day; nothing of a visitor is stored', async () => {
    const { visit, store, rows, outbox } = await newSite()
    const marks = {
      cookie: 'a=secret-cookie',
      'user-agent': 'secret-agent',
      referer: `${SITE}/secret-referer`,
    }
    for (const address of ['192.0.2.10', '192.0.2.11', '2001:db8::1']) {
      await visit({ page: '/', campaign: 'spring' }, address, marks)
    }
    await store()
    await visit({ page: '/', visitor: 'secret-field', campaign: 'secret' }, '192.0.2.10', marks)
    await visit({ page: '/tv-mounting' }, '192.0.2.10', marks)
    await store()
    expect(await rows()).toEqual([
      { day: '2026-11-25', kind: 'page', name: '/', count: 4 },
      { day: '2026-11-25', kind: 'page', name: '/tv-mounting', count: 1 },
      { day: '2026-11-25', kind: 'campaign', name: 'spring', count: 3 },
    ])
    const everything = JSON.stringify(
      await Promise.all([rows(), outbox.db.selectFrom('lead_facts').selectAll().execute()]),
    )
    expect(everything).not.toMatch(/secret|192\.0\.2|2001:db8/)
  })

  test('what browsers measured is stored by bucket, and shown as the bound that three of four visits keep', async () => {
    const { visit, store, rows, outbox } = await newSite()
    const measured = (page: string, figures: object, address: string) => visit({ page, figures }, address)
    for (let count = 0; count < 32; count++) {
      await measured('/', { lcp: 900 + 50 * count, cls: count < 24 ? 0 : 0.3 }, `192.0.2.${count}`)
    }
    await measured('/tv-mounting', { lcp: 20_000, inp: 1_234.5 }, '192.0.3.1')
    for (const wrong of [{ lcp: -1 }, { lcp: 'fast' }, { cls: 1e9 }]) await measured('/', wrong, '192.0.3.2')
    await measured('/made-up', { lcp: 100 }, '192.0.3.3')
    await store()
    const stored = (await rows()).map(({ kind, name, count }) => `${kind} ${name}: ${count}`)
    expect(stored.toSorted()).toEqual([
      ...['cls / 0.01: 24', 'cls / 0.5: 8', 'inp /tv-mounting more: 1', 'lcp / 1000: 3'],
      ...['lcp / 1500: 10', 'lcp / 2000: 10', 'lcp / 2500: 9', 'lcp /tv-mounting more: 1'],
    ])
    const results = await readCompared(outbox, { to: '2026-11-25', days: 7 }, NAMES)
    expect(results.speed).toEqual({
      all: { name: '', visits: 33, lcp: 2500, inp: 'more', cls: 0.01 },
      // The other page has too few measured visits.
      pages: [{ name: '/', visits: 32, lcp: 2500, inp: null, cls: 0.01 }],
    })
    expect(results.pages, 'figures are no visits').toEqual([])
    const lines = parse(exportResults({ ...results, matching: null }, 'en'), { bom: true }) as string[][]
    expect(lines.filter(([group]) => group?.includes('(INP)')).map((line) => line.slice(1, 4))).toEqual([
      ['All pages', '33', '> 1000'],
      ['/', '32', ''],
    ])
  })

  test('with FIELD_FIGURES=off visits are counted, and nothing that a browser measured', async () => {
    const { visit, store, rows } = await countingSite(
      engine === 'SQLite' ? undefined : await newDatabase(),
      'off',
    )
    await visit({ page: '/' })
    expect((await visit({ page: '/', figures: { lcp: 900 } })).status).toBe(204)
    await store()
    expect((await rows()).map(({ kind, name, count }) => `${kind} ${name}: ${count}`)).toEqual(['page /: 1'])
  })

  test('10,000 forged visits of one address move nothing by more than the limit', async () => {
    const { visit, store, rows } = await newSite()
    await visit({ page: '/' }, '198.51.100.1')
    for (let sent = 0; sent < 10_000; sent += 1) {
      const step = sent % 3 === 0 ? { step: 1 + (sent % 4) } : {}
      const figures = { lcp: sent }
      expect((await visit({ page: '/', figures })).status).toBe(204)
      const page = sent % 3 === 0 ? '/book-installation' : ['/', '/tv-mounting', `/made-up-${sent}`][sent % 3]
      expect((await visit({ page, ...step, campaign: `c${sent}` })).status).toBe(204)
    }
    await store()
    const [measured = [], stored = []] = Object.values(
      Object.groupBy(await rows(), ({ kind }) => (kind === 'lcp' ? 0 : 1)),
    )
    const sum = (counts: typeof stored) => counts.reduce((total, { count }) => total + count, 0)
    expect([sum(measured), sum(stored)]).toEqual([LIMITS.visitsAnHour, LIMITS.visitsAnHour + 1])
    expect(stored.map(({ name }) => name).filter((name) => name.startsWith('/made-up'))).toEqual([])
  })

  test('results are visits and requests by what they are for; what people typed is not shown', async () => {
    const { visit, store, outbox, clock } = await newSite()
    for (const page of ['/tv-mounting', '/toronto/tv-mounting', '/book-installation']) await visit({ page })
    for (const step of [1, 2]) await visit({ page: '/book-installation', step })
    await store()
    const ask = (payload: Record<string, string>, type: 'lead' | 'contact' = 'lead') =>
      outbox.submit(sampleSubmission({ type, payload }))
    const known = {
      city: 'Toronto',
      utm_campaign: 'spring',
      conversion_page: `${SITE}/book-installation?x=1`,
    }
    await ask(known)
    await ask({ city: '12 Main St, call 514 555 0199', utm_campaign: 'jean@example.ca' })
    await ask({ honeypot: 'spam' })
    await ask({}, 'contact')
    clock.advance(24 * 3_600_000)
    await ask({ ...known, conversion_page: '/tv-mounting' })
    const [from, to] = ['2026-11-24', '2026-11-26']
    const results = await readResults(outbox, { from, to }, NAMES)
    expect(results.days).toEqual([
      { name: '2026-11-24', visits: 0, requests: 0, done: 0 },
      { name: '2026-11-25', visits: 3, requests: 3, done: 0 },
      { name: '2026-11-26', visits: 0, requests: 1, done: 0 },
    ])
    expect(results.forms).toEqual([
      { name: 'lead', requests: 3 },
      { name: 'contact', requests: 1 },
    ])
    expect(results.services).toContainEqual({ name: 'TV mounting', visits: 2, requests: 0, done: 0 })
    // The contact form asks for no service.
    expect(results.services).toContainEqual({ name: '', visits: 0, requests: 3, done: 0 })
    expect(results.cities).toEqual([
      { name: 'Toronto', visits: 1, requests: 2, done: 0 },
      { name: '', visits: 0, requests: 1, done: 0 },
    ])
    expect(results.campaigns).toEqual([
      { name: 'spring', visits: 0, requests: 2, done: 0 },
      { name: '', visits: 0, requests: 1, done: 0 },
    ])
    expect(results.wizard).toEqual({ opened: 1, steps: [1, 1, 0, 0], sent: 1 })
    expect(JSON.stringify(results)).not.toMatch(/Main St|jean@/)
  })

  test('requests whose work is done, the period before, and pages that bring less in French', async () => {
    const { outbox, visit, store, clock } = await newSite()
    const french = { referer: `${SITE}/tv-mounting?lang=fr` }
    for (let count = 0; count < 40; count++) {
      await visit({ page: '/tv-mounting' }, `192.0.2.${count}`)
      await visit({ page: '/tv-mounting' }, `192.0.3.${count}`, french)
      await visit({ page: '/' }, `192.0.4.${count}`)
    }
    const ask = async (lang: 'en' | 'fr') => {
      const submission = sampleSubmission({ lang, payload: { conversion_page: '/tv-mounting' } })
      await outbox.submit(submission)
      return submission.lead.submission_id
    }
    const first = await ask('en')
    for (const lang of ['en', 'en', 'fr'] as const) await ask(lang)
    await takeStep(outbox, first, { step: 'finish', by: 'staff' })
    await store()
    const to = siteDay(clock.now())
    const results = await readCompared(outbox, { to, days: 7 }, NAMES)
    expect(results.pages).toContainEqual({
      ...{ name: '/tv-mounting', visits: 80, requests: 4, done: 1, before: 0 },
    })
    // Nobody reads the home page in French.
    expect(results.french).toEqual([
      { name: '/tv-mounting', en: { visits: 40, requests: 3 }, fr: { visits: 40, requests: 1 } },
    ])
    const later = await readCompared(outbox, { to: dayBefore(to, -7), days: 7 }, NAMES)
    expect(later.before).toEqual({ from: dayBefore(to, 6), to, visits: 120, requests: 4, done: 1 })
    expect(later.pages).toEqual([])
  })

  test('requests by the answers that were chosen, and by nothing that customers wrote', async () => {
    const { outbox } = await newSite()
    const words = { en: 'x', fr: 'x' }
    const given = (question: string, kind: string, value: string) => ({
      ...{ question, kind, value },
      label: words,
      text: words,
    })
    for (const wall of ['brick', 'brick', 'gone']) {
      const answers = [given('wall', 'choice', wall), given('model', 'text', 'Anna’s, 12 Main St')]
      await outbox.submit(
        sampleSubmission({
          requested: { ...TV_IN_TORONTO, jobs: [{ ...TV_IN_TORONTO.jobs[0], answers }] as never },
        }),
      )
    }
    const results = await readResults(outbox, { from: '2026-11-24', to: '2026-11-26' }, NAMES)
    expect(results.answers).toEqual([{ name: 'TV mounting, Wall type: Brick or concrete', requests: 2 }])
    const columns = await outbox.db.selectFrom('leads').select('answers').execute()
    expect(columns.map(({ answers }) => answers)).toEqual(['wall=brick', 'wall=brick', 'wall=gone'])
  })

  test('requests by what became of them with contractors, and where contractors are missing', async () => {
    const { outbox, clock } = await newSite()
    const HOUR = 3_600_000
    const promiseClock = (_: unknown, receivedAt: number) => ({
      isEmergency: false,
      until: receivedAt + 2 * HOUR,
    })
    const known = { names: NAMES, facts: factsWith({ mode: 'suggest' }), clock: promiseClock }
    const days = { from: '2026-11-24', to: '2026-11-27' }
    const ask = async (city: string) => {
      const submission = sampleSubmission({
        payload: { city, province_state: 'ON' },
        requested: {
          ...TV_IN_TORONTO,
          jobs: [{ ...TV_IN_TORONTO.jobs[0], city: city.toLowerCase() }] as never,
        },
      })
      await outbox.submit(submission)
      return submission.lead.submission_id
    }
    await ask('Toronto')
    expect(await readMatching(outbox, days, known), 'without contractors').toBeNull()
    const contractors = [await activeContractor(outbox), await activeContractor(outbox)]
    const asked = async () => {
      const id = await ask('Toronto')
      const now = outbox.now()
      await askContractors(outbox, id, {
        contractors,
        actor: null,
        answerBy: now + 24 * HOUR,
        lookAgainAt: now + 48 * HOUR,
      })
      const [first, second] = await offersOf(outbox.db, id)
      return { id, first: first?.id ?? '', second: second?.id ?? '' }
    }
    const done = await asked()
    await quoteJob(outbox, done.first, sampleQuote())
    await chooseQuote(outbox, done.first, 1, { by: 'customer' }, factsWith())
    await takeStep(outbox, done.id, { step: 'finish', by: 'staff' })
    const late = await asked()
    clock.advance(3 * HOUR)
    await declineJob(outbox, late.first, 'tooFar')
    await quoteJob(outbox, late.second, sampleQuote())
    const waiting = await asked()
    expect(waiting.first).not.toBe('')
    // Nobody works there; and somebody would here, but nobody was asked.
    await ask('Gaspé')
    const counts = { asked: 3, inTime: 1, quoted: 2, chosen: 1, done: 1, missing: 1 }
    const matching = await readMatching(outbox, days, known)
    expect(matching?.all).toEqual(counts)
    expect(matching?.cities).toEqual([
      { name: '', asked: 0, inTime: 0, quoted: 0, chosen: 0, done: 0, missing: 1 },
      { name: 'Toronto', ...counts, missing: 0 },
    ])
    expect(matching?.services).toEqual([{ name: 'TV mounting', ...counts }])
    expect(await readMatching(outbox, { from: '2026-11-20', to: '2026-11-24' }, known)).toMatchObject({
      all: { asked: 0, missing: 0 },
    })
    // Off, only those count whose customer was told that nobody was found.
    const off = { ...known, facts: factsWith({ mode: 'off' }) }
    expect((await readMatching(outbox, days, off))?.all.missing).toBe(0)
    await matchDue(outbox, {
      facts: async () => known.facts,
      promiseClock: async () => () => ({ isEmergency: false, until: 0 }),
      recipients: async () => [],
    })
    // The two in Toronto and Gaspé that nobody was asked about.
    expect((await readMatching(outbox, days, off))?.all.missing).toBe(2)
    expect(await countMatched(outbox, days)).toEqual({ asked: 3, quoted: 2, nobody: 2 })
  })

  test('counts are deleted after so many days', async () => {
    const { outbox, rows } = await newSite()
    const today = siteDay(outbox.now())
    const days = [0, 30, 31].map((ago) => dayBefore(today, ago))
    await addCounts(
      outbox,
      days.map((day) => ({ day, kind: 'page', name: '/', count: 1 })),
    )
    await eraseOldCounts(outbox, 30)
    expect((await rows()).map(({ day }) => day).toSorted()).toEqual([days[1], days[0]])
  })
})

test('who asks not to be tracked, sends nonsense, or stands on another site is not counted', async () => {
  const { visit, store, rows } = await countingSite()
  const page = '/'
  const answers = [
    await visit({ page }, '192.0.2.1', { dnt: '1' }),
    await visit({ page }, '192.0.2.1', { 'sec-gpc': '1' }),
    await visit({ page }, '192.0.2.1', { origin: 'https://example.com' }),
    await visit('{'),
    await visit('x'.repeat(100_000)),
    await visit({ page: 'https://example.com/' }),
    await visit({ page: '/unknown' }),
    await visit({ page: '/?a=1' }),
    await visit({ page: '/', step: 99 }),
    await visit({ page: ['/'] }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 403, ...Array(7).fill(204)])
  await store()
  expect(await rows()).toEqual([])
})

test('a link to a draft that is refused is no visit of the page it names', async () => {
  const { visit, store, rows } = await countingSite()
  await visit({ page: '/tv-mounting' }, '192.0.2.1', { referer: `${SITE}/tv-mounting?share=over` })
  await store()
  expect(await rows()).toEqual([])
  await visit({ page: '/tv-mounting' }, '192.0.2.1', { referer: `${SITE}/tv-mounting?lang=fr` })
  await store()
  expect(await rows()).toMatchObject([
    { name: '/tv-mounting', kind: 'page', count: 1 },
    { name: '/tv-mounting', kind: 'french', count: 1 },
  ])
})

test('results are for people of the Studio, in both languages as a file too', async () => {
  const folder = temporaryFolder()
  const lake = openSiteLake(folder)
  onTestFinished(() => lake.close())
  const { outbox, clock } = await temporaryOutbox({ folder })
  await addCounts(outbox, [{ day: siteDay(clock.now()), kind: 'page', name: '/', count: 1_234 }])
  await addCounts(outbox, [{ day: siteDay(clock.now()), kind: 'campaign', name: '+1', count: 7 }])
  const ask = async (role: Role | null, path: string[] = [], query = '') => {
    const account = role && createAccount(lake.database, { email: `${Math.random()}@montage.example`, role })
    const cookie = account && setSessionCookie(startSession(lake.database, account.id), true).split(';')[0]
    const request = new Request(`${SITE}/api/results?${query}`, { headers: cookie ? { cookie } : {} })
    const dependencies = {
      staff: embeddedStaff(lake, SETTINGS),
      outbox: async () => outbox,
      names: async () => NAMES,
      matchFacts: async () => factsWith(),
      promiseClock: async () => () => ({ isEmergency: false, until: 0 }),
    }
    return handleResults(request, dependencies, path)
  }
  expect((await ask(null)).status).toBe(401)
  expect((await ask('translator')).status).toBe(403)
  expect((await ask('editor', ['other'])).status).toBe(404)
  expect((await ask('editor', [], 'days=0')).status).toBe(400)
  expect((await ask('editor', [], 'days=9999')).status).toBe(400)
  const results = await (await ask('editor', [], 'days=7')).json()
  expect(results.pages).toEqual([{ name: '/', visits: 1_234, requests: 0, done: 0, before: 0 }])
  expect(results.before).toMatchObject({ to: dayBefore(results.from, 1), visits: 0, requests: 0 })
  expect(results.days).toHaveLength(7)
  const yesterday = await (await ask('editor', [], 'days=7&until=yesterday')).json()
  expect([yesterday.to, yesterday.pages]).toEqual([dayBefore(siteDay(clock.now()), 1), []])
  const file = await ask('administrator', ['export'], 'days=7&lang=fr')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="results-.*\.csv"$/)
  const lines = parse(await file.text(), { bom: true }) as string[][]
  expect(lines[0]).toEqual([
    ...['Groupe', 'Nom', 'Visites', 'Demandes', 'Terminées', 'Demandes de la période précédente'],
  ])
  expect(lines).toContainEqual(['Par page', '/', '1234', '0', '0', '0'])
  // A spreadsheet must not read a name as a formula.
  expect(lines).toContainEqual(['Par campagne', "'+1", '7', '0', '0', '0'])
  // Only people who work on requests see what contractors do with them.
  expect(results.matching).toBeNull()
  const contractor = await activeContractor(outbox)
  const submission = sampleSubmission({ requested: TV_IN_TORONTO })
  await outbox.submit(submission)
  const now = outbox.now()
  const asking = { contractors: [contractor], actor: null, answerBy: now + 1, lookAgainAt: now + 1 }
  await askContractors(outbox, submission.lead.submission_id, asking)
  expect(await (await ask('editor')).json()).toMatchObject({ matching: { all: { asked: 1 } } })
  expect(await (await ask('viewer')).json()).toMatchObject({ matching: null })
  const withMatching = parse(await (await ask('editor', ['export'], 'lang=fr')).text(), { bom: true })
  expect(withMatching).toContainEqual(['Entrepreneurs: Sollicités', 'Toutes les demandes', '', '1', '', ''])
})
