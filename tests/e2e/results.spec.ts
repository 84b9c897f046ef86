import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, type Request } from '@playwright/test'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import { FIGURES, type Figure } from '#lib/visit-figures.ts'
import { expectNothingFound } from './axe.ts'
import { ONLY_IN_SWEEP, test as onSharedSite, testInStudio } from './fixtures.ts'
import { PEOPLE } from './people.ts'
import type { Site } from './site.ts'
import { goTo, openStudio } from './studio.ts'

/** What is counted of visits, and how the Studio shows it. */
const test = testInStudio(PEOPLE.editor)

function inDatabase<Result>(site: Site, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(`${site.dataDir}/leads.sqlite`, { timeout: 5_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** What was counted today: visits, or their figures. */
const counted = (site: Site, areFigures = false) =>
  inDatabase(site, (database) =>
    database
      .prepare('SELECT kind, name, count FROM daily_counts WHERE day = ? ORDER BY kind, name')
      .all(siteDay(Date.now()))
      .filter(({ kind }) => FIGURES.includes(kind as Figure) === areFigures)
      .map(({ kind, name, count }) => `${kind} ${name} ${count}`),
  )

const tellsOfVisit = (request: Request) => request.url().endsWith('/api/visits')
const isVisit = (request: Request) => tellsOfVisit(request) && !('figures' in request.postDataJSON())

function visitsOf(page: Page, wanted = isVisit): Request[] {
  const visits: Request[] = []
  page.on('request', (request) => wanted(request) && visits.push(request))
  return visits
}

test(
  'a page tells of its path and campaign once it is shown, and of nothing else',
  ONLY_IN_SWEEP,
  async ({ newPage, site }) => {
    const page = await newPage()
    await page.context().addCookies([{ name: 'who', value: 'somebody', url: site.url }])
    const [visit] = await Promise.all([
      page.waitForRequest(isVisit),
      page.goto('/tv-mounting?utm_campaign=spring&email=jean@example.ca#reviews'),
    ])
    expect(visit.postDataJSON()).toEqual({ page: '/tv-mounting', campaign: 'spring' })
    expect(await visit.allHeaders()).not.toHaveProperty('cookie')
    const answer = await visit.response()
    expect(answer?.status()).toBe(204)
    expect(await answer?.allHeaders()).not.toHaveProperty('set-cookie')
    // The browser lists a request a moment after its answer.
    const isAfterPaint = () =>
      page.evaluate(() => {
        const told = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/visits'))
        const [painted] = performance.getEntriesByName('first-contentful-paint')
        return told && painted && told.startTime > painted.startTime
      })
    await expect.poll(isAfterPaint).toBe(true)

    const [next] = await Promise.all([
      page.waitForRequest(isVisit),
      page.locator('main a[href="/toronto/tv-mounting"]').first().click(),
    ])
    expect(next.postDataJSON()).toEqual({ page: '/toronto/tv-mounting', campaign: null })

    const visits = visitsOf(page)
    const steps = () => visits.map((request) => request.postDataJSON().step)
    await page.goto('/book-installation')
    // Until the page's scripts run, a click on Next loads the page again: that is a visit of its own.
    await expect.poll(steps).toEqual([undefined, 1])
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(steps).toEqual([undefined, 1, 2])

    await page.goto('/no-such-page')
    for (const signal of ['dnt', 'sec-gpc']) {
      const headers = { [signal]: '1' }
      await fetch(`${site.url}/api/visits`, { method: 'POST', body: '{"page":"/faq"}', headers })
    }
    await expect
      .poll(() => counted(site))
      .toEqual([
        'page /book-installation 1',
        'page /toronto/tv-mounting 1',
        'page /tv-mounting 1',
        'step 1 1',
        'step 2 1',
      ])
    // The first document was left by a click of the router and by an address, the second one by an address.
    const names = () => counted(site, true).map((line) => line.replace(/ \S+ 1$/, ''))
    const measured = ['/book-installation', '/tv-mounting'].flatMap((path) =>
      FIGURES.map((figure) => `${figure} ${path}`),
    )
    await expect.poll(() => names().toSorted()).toEqual(measured.toSorted())
  },
)

for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
  onSharedSite(`who sets ${signal} tells nothing`, async ({ newPage }) => {
    const page = await newPage()
    const visits = visitsOf(page, tellsOfVisit)
    await page.addInitScript((name) => {
      Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
    }, signal)
    await page.goto('/tv-mounting', { waitUntil: 'networkidle' })
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await page.goto('/faq')
    expect(visits).toEqual([])
  })
}

test(
  'the Studio shows it in charts and tables, on the home, and as CSV',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const drafts = visitsOf(page)
    await page.goto('/api/draft-mode/enable?sanity-preview-pathname=/faq', { waitUntil: 'networkidle' })
    expect(drafts).toEqual([])
    inDatabase(site, (database) => {
      const add = database.prepare('INSERT INTO daily_counts (day, kind, name, count) VALUES (?, ?, ?, ?)')
      const today = siteDay(Date.now())
      for (let ago = 1; ago <= 14; ago += 1) {
        add.run(dayBefore(today, ago), 'page', '/toronto/tv-mounting', 100 * ago)
        add.run(dayBefore(today, ago), 'campaign', 'black-friday', ago)
      }
      add.run(dayBefore(today, 1), 'step', '2', 17)
      for (const name of ['1500', '2000', '2500', '4000']) {
        add.run(dayBefore(today, 1), 'lcp', `/toronto/tv-mounting ${name}`, 10)
      }
    })
    await openStudio(page)
    const line = page.locator('#home').getByRole('listitem').filter({ hasText: 'Results' })
    await expect(line).toContainText(
      '7 days up to yesterday: 2,800 visits, 0 requests (the 7 before: 7,700 visits, 0 requests)',
    )

    await goTo(page, '/studio/results')
    const results = page.locator('#results')
    const cell = (table: string, row: string) =>
      results.getByRole('table', { name: table }).getByRole('row').filter({ hasText: row })
    await expect(cell('By city', 'Toronto')).toContainText('10,50')
    await expect(cell('By service', 'TV mounting')).toContainText('10,50')
    await expect(cell('By campaign', 'black-friday')).toContainText('105')
    await expect(cell('Booking wizard', 'Reached step 2')).toContainText('17')
    await expect(cell('Speed for visitors', '/toronto/tv-mounting')).toContainText('≤ 2.5')
    await expect(
      results.getByRole('img', { name: /^Visits by day, 10,50\d in all; the most, 1,400, on / }),
    ).toBeVisible()
    await results.getByText('The numbers by day').first().click()
    await expect(results.getByRole('table', { name: 'Visits by day' }).getByRole('row')).toHaveCount(31)
    await expectNothingFound(page, { part: '#results' })

    const downloading = page.waitForEvent('download')
    await results.getByRole('button', { name: 'Export CSV' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^results-.+\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('"By campaign","black-friday","105","0"')
  },
)
