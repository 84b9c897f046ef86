import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { staticFilesOf } from '#lib/server/served-build.ts'
import { buildIdOf, currentBuild } from '../../scripts/builds.ts'
import { keptFilesOf } from '../../scripts/static-files.ts'
import { ProjectCopy, type Server } from './project-copy.ts'
import { SteadyLoad } from './steady-load.ts'
import { SwitchingProxy } from './switching-proxy.ts'
import { recordRows } from './table.ts'

/*
 * Two real builds: the one of the tests, and one of changed code that is made beside it. Their servers work on one data
 * folder, behind a proxy.
 */
const PER_SECOND = 50

const PAGES = [
  '/',
  '/?lang=fr',
  '/services',
  '/tv-mounting',
  '/ceiling-fans?lang=fr',
  '/city/toronto',
  '/toronto/tv-mounting',
]

let project: ProjectCopy
let proxy: SwitchingProxy
test.beforeAll(async () => {
  project = new ProjectCopy()
  proxy = await SwitchingProxy.start()
})
test.afterAll(async () => {
  proxy.stop()
  await project.remove()
})

const isReady = async ({ url }: Server) => (await fetch(`${url}/api/ready`)).status === 200

/** How often each e-mail address is among the leads. */
function storedLeads(): Map<string, number> {
  const database = new DatabaseSync(join(project.dataDir, 'leads.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT email, count(*) AS n FROM leads GROUP BY email').all()
  database.close()
  return new Map(rows.map(({ email, n }) => [String(email), Number(n)]))
}

const staticAddresses = (build: string) =>
  keptFilesOf(build).map((name) => encodeURI(`/_next/static/${name}`))

/** Tabs that are open during the release. `finish` does in them what people do later. */
async function openTabs(browser: Browser) {
  const faults: string[] = []
  const open = async (path: string, settings = {}) => {
    const page = await browser.newPage({ baseURL: proxy.url, reducedMotion: 'reduce', ...settings })
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`)
    })
    await page.goto(path)
    return page
  }
  const [reader, wizard, contact, plain] = await Promise.all([
    open('/guides'),
    open('/book-installation'),
    open('/contact'),
    open('/contact', { javaScriptEnabled: false }),
  ])
  await expect(wizard).toHaveTitle(/^Step 1/)
  await wizard.locator('label:has(input[value="tv-audio"])').click()
  await wizard.locator('label:has(input[value="65-75"])').click()

  return {
    faults,
    async finish() {
      await finishWizard(wizard, 'wizard@courriel.example')
      await sendContact(contact, 'contact@courriel.example')
      await expect(contact.getByText(en.forms.successes.contact.title).first()).toBeVisible()
      await sendContact(plain, 'plain@courriel.example')
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(en.forms.successes.contact.title)
      await followLink(reader)
      await Promise.all([reader, wizard, contact, plain].map((page) => page.context().close()))
    },
  }
}

async function finishWizard(page: Page, email: string) {
  const proceed = () =>
    page.locator('form[action="/api/leads"] button[type=submit]').locator('visible=true').click()
  await proceed()
  await expect(page).toHaveURL(/#step-2$/)
  await page.fill('#booking-name', 'Amélie Gagnon')
  await page.fill('#booking-email', email)
  await page.fill('#booking-city', 'Trois-Rivières')
  await page.selectOption('#booking-province_state', 'QC')
  await page.fill('#booking-property_address', '12, rue des Forges')
  await proceed()
  await expect(page).toHaveURL(/#step-3$/)
  await page.fill('#booking-message', 'A 65 inch television on a plaster wall.')
  await page.selectOption('#booking-timeline', 'Within 2 Weeks')
  await page.selectOption('#booking-budget_range', '$200-$500')
  await page.selectOption('#booking-urgency', 'Normal')
  await proceed()
  await expect(page).toHaveURL(/#step-4$/)
  await proceed()
  await expect(page.getByText(en.forms.successes.lead.title).first()).toBeVisible()
}

async function sendContact(page: Page, email: string) {
  const form = page.locator('form[action="/api/leads"]')
  await form.locator('[name=firstName]').fill('Solange')
  await form.locator('[name=lastName]').fill('Roy')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=message]').fill('Sent from a page of the release before.')
  await form.locator('button[type=submit]').click()
}

/** A link of a page of the former build loads the next page anew: code of two builds never runs in one page. */
async function followLink(page: Page) {
  const state = () =>
    page.evaluate(() => ({ isSame: 'opened' in window, release: Reflect.get(window, 'release') }))
  await page.evaluate(() => Object.assign(window, { opened: 'before the release' }))
  expect(await state()).toEqual({ isSame: true })
  await page.locator('main a[href^="/guides/"]').first().click()
  await expect(page).toHaveURL(/\/guides\/./)
  await page.waitForFunction(() => !('opened' in window) && Reflect.get(window, 'release') === 'second')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // From there on, links do not load pages anew.
  await page.evaluate(() => Object.assign(window, { opened: 'after the release' }))
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(`${proxy.url}/`)
  expect(await state()).toEqual({ isSame: true, release: 'second' })
}

test(`a release under ${PER_SECOND} requests a second: none fails, no lead is lost or doubled, open tabs go on`, async ({
  browser,
}) => {
  const settings = { SITE_URL: proxy.url, TRUSTED_PROXIES: '1' }
  const former = currentBuild(project.buildDir) ?? ''
  const old = await project.serve('run.mjs start', settings)
  proxy.sendTo(old.url)
  const tabs = await openTabs(browser)
  project.append('components/layout/shell-behaviour.tsx', "Object.assign(globalThis, { release: 'second' })")
  const { status, said } = await project.build(settings)
  expect(status, said).toBe(0)
  const current = currentBuild(project.buildDir) ?? ''
  expect(staticFilesOf(current).length).toBeGreaterThan(staticFilesOf(former).length)

  const load = new SteadyLoad(proxy.url, { pages: PAGES, files: staticAddresses(former) })
  load.begin(PER_SECOND)
  await wait(5_000)
  const fresh = await project.serve('run.mjs start', settings)
  await expect.poll(() => isReady(fresh)).toBe(true)
  proxy.sendTo(fresh.url)
  expect(await old.end()).toBe(0)
  await wait(5_000)
  await load.end()

  const answer = await fetch(proxy.url, { headers: { rsc: '1' } })
  expect(answer.headers.get('x-nextjs-deployment-id')).toBe(buildIdOf(current))
  await tabs.finish()

  const stored = storedLeads()
  const people = [
    ...load.sent,
    'wizard@courriel.example',
    'contact@courriel.example',
    'plain@courriel.example',
  ]
  const lost = people.filter((email) => !stored.has(email))
  const doubled = people.filter((email) => (stored.get(email) ?? 0) > 1)
  recordRows('tests/sweep/rolling-release.spec.ts', {
    ...Object.fromEntries(
      Object.entries(load.kinds).map(([kind, { tried, failed }]) => [kind, { tried, lost: failed.length }]),
    ),
    leads: { tried: people.length, lost: lost.length },
    'leads twice': { tried: people.length, lost: doubled.length },
    'faults in open tabs': { tried: 4, lost: tabs.faults.length },
  })
  expect(proxy.faults).toEqual([])
  expect(Object.values(load.kinds).flatMap(({ failed }) => failed)).toEqual([])
  expect(lost).toEqual([])
  expect(doubled).toEqual([])
  expect(tabs.faults).toEqual([])
})
