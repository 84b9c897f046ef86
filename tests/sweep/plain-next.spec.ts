import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { failedPage } from '#lib/server/failed-page.ts'
import { PROTECTING } from '#lib/server/headers/by-address.ts'
import { filesIn } from '#lib/server/served-build.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { whileUnreadable } from '../e2e/unreadable-lake.ts'
import { ProjectCopy, type Server } from './project-copy.ts'

/*
 * `next build` and `next start` as in a clone, without the scripts of the project (docs/operations.md, Plain Next and Vercel), in a
 * folder in which `npm run build` has been used before.
 */
const SECRET = 'a secret of the scheduler'
const PLAIN = { BUILD_DIR: '.next', DATA_DIR: '.data', LEADS_DELIVER_SECRET: SECRET }

let project: ProjectCopy
let server: Server

/** The files of the build that `npm start` serves. */
const ownBuild = () => filesIn(join(project.folder, '.next/current')).toSorted()
let ownFiles: string[]

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  project = new ProjectCopy()
  renameSync(project.buildDir, join(project.folder, '.next'))
  ownFiles = ownBuild()
  const { status, said } = await project.buildPlainly(PLAIN)
  expect(status, said).toBe(0)
  server = await project.serve('next start', PLAIN)
})
test.afterAll(() => project.remove())

test('pages are there in both languages, with sample content', async () => {
  for (const [path, lang, heading] of [
    ['/tv-mounting', 'en-CA', 'TV mounting'],
    ['/tv-mounting?lang=fr', 'fr-CA', /\S/],
    ['/toronto/tv-mounting?lang=fr', 'fr-CA', /\S/],
    ['/get-quote?service=tv-mounting&size=65', 'en-CA', /\S/],
  ] as const) {
    const page = await fetchPage(server.url + path)
    expect([path, page.status, page.lang]).toEqual([path, 200, lang])
    expect(page.h1).toMatch(heading)
  }
  const unknown = await fetchPage(`${server.url}/no/such/page?lang=fr`)
  expect([unknown.status, unknown.h1]).toEqual([404, fr.notFound.page.title])
})

test('answers are protected and compressed', async () => {
  const INLINE = /^default-src 'none'; script-src 'self' 'unsafe-inline'; /
  const { html } = await fetchPage(server.url)
  const [script = ''] = html.match(/\/_next\/static\/[^"]+\.js/) ?? []
  for (const [path, policy] of [
    ['/', INLINE],
    ['/studio', INLINE],
    [script, INLINE],
    ['/sw.js', /^default-src 'none'; script-src 'self'; connect-src 'self'; /],
    ['/api/health', /^default-src 'none'; style-src /],
  ] as const) {
    const { headers } = await fetch(server.url + path)
    expect(headers.get('content-encoding'), path).toBe('gzip')
    expect([...PROTECTING].filter((name) => !headers.has(name))).toEqual([])
    expect(headers.get('content-security-policy'), path).toMatch(policy)
  }
})

/** What a page's policy refuses from now on, and the errors of its scripts. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

async function sendMessage(page: Page, firstName: string) {
  await page.goto('/contact')
  const form = page.locator('form[action="/api/leads"]')
  await form.locator('[name=firstName]').fill(firstName)
  await form.locator('[name=lastName]').fill('Roy')
  await form.locator('[name=email]').fill(`${firstName}@courriel.example`)
  await form.locator('[name=message]').fill('Sent to a server of Next itself.')
  await form.locator('button[type=submit]').click()
  await expect(page.getByText(en.forms.successes.contact.title).first()).toBeVisible()
}

test('forms arrive, with and without scripts, and a cron job delivers', async ({ browser }) => {
  for (const [firstName, javaScriptEnabled] of [
    ['Solange', true],
    ['Renaud', false],
  ] as const) {
    const settings = { baseURL: server.url, javaScriptEnabled, reducedMotion: 'reduce' } as const
    const context = await browser.newContext(settings)
    const page = await context.newPage()
    const faults = watch(page)
    await sendMessage(page, firstName)
    expect(faults).toEqual([])
    await context.close()
  }
  const [job] = JSON.parse(readFileSync('vercel.json', 'utf8')).crons
  const run = (headers = {}) => fetch(server.url + job.path, { headers })
  expect((await run()).status).toBe(401)
  const delivered = await run({ authorization: `Bearer ${SECRET}` })
  expect([delivered.status, await delivered.json()]).toMatchObject([200, { counts: { waiting: 2 } }])
})

test('visited pages can be read offline, and others lead to the offline page', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const faults = watch(page)
  await page.goto('/tv-mounting')
  await expect
    .poll(() => page.evaluate(async () => Boolean(await (await caches.open('pages')).match(location.href))))
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV mounting')
  await page.goto('/furniture-assembly?lang=fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors ligne')
  expect(faults).toEqual([])
  await context.close()
})

test('the Studio opens', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url })
  const faults = watch(page)
  await page.goto('/studio')
  await expect(page.getByLabel('E-mail address')).toBeVisible({ timeout: 60_000 })
  expect(faults).toEqual([])
  await page.close()
})

test('a page that fails says so in its language; a file that fails is answered with the page of both', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url })
  await whileUnreadable({ dataDir: join(project.folder, PLAIN.DATA_DIR) }, async () => {
    expect((await page.goto('/regina/tv-mounting?lang=fr'))?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.app.failure.title)
    const { status, html } = await fetchPage(`${server.url}/sitemap.xml`)
    expect([status, html]).toEqual([500, failedPage()])
  })
  await page.close()
})

test('the build of `npm run build` in the same folder is as it was, and `npm start` serves it', async () => {
  expect(ownBuild()).toEqual(ownFiles)
  // Next adds to it what it misses.
  const options = (folder: string) => readFileSync(join(folder, 'tsconfig.json'), 'utf8')
  expect(options(project.folder)).toBe(options('.'))
  const own = await project.serve('run.mjs start', { BUILD_DIR: '.next' })
  expect((await fetchPage(`${own.url}/tv-mounting`)).h1).toBe('TV mounting')
})
