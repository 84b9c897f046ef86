import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { fetchPage } from '../e2e/page-facts.ts'
import { type OwnSite, startSite } from '../e2e/site.ts'
import { type Fault, type FaultyProxy, faultyProxy } from './faulty-proxy.ts'
import { ProjectCopy, type Server } from './project-copy.ts'
import { expectSamePages, PARTS } from './same-pages.ts'

/*
 * The site with its content in hosted Sanity. What stands in for that is the lake of another site, behind a proxy that can fail:
 * the same client, tokens and listeners.
 */

const HOSTED_BUILD = '.next-hosted'

let project: ProjectCopy
let embedded: OwnSite
let lake: FaultyProxy
let settings: Record<string, string>
let site: Server

test.beforeAll(async () => {
  embedded = await startSite({ ownAddress: true })
  lake = await faultyProxy(embedded.url)
  project = new ProjectCopy()
  settings = {
    BUILD_DIR: HOSTED_BUILD,
    DATA_DIR: '.data-hosted',
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'montage',
    SANITY_API_URL: `${lake.url}/api/lake`,
    SANITY_API_READ_TOKEN: embedded.token,
    LOG_LEVEL: 'info',
  }
  const { status, said } = await project.build(settings)
  expect(status, said).toBe(0)
  site = await project.serve('run.mjs start', settings)
  // A warm-up that is still running makes pages of what a test publishes, before anybody asks for them.
  await expect.poll(site.output, { timeout: 60_000 }).toContain('Pages are warm')
})
test.afterAll(async () => {
  await project?.remove()
  lake?.close()
  await embedded?.stop()
})

const readingOf = async (url: string, path: string) => {
  const { status, lang, text } = await fetchPage(url + path)
  return { status, lang, text }
}

/** The pages with the text, as soon as they have it. */
const untilShown = (text: string, timeout = 20_000) =>
  expect.poll(async () => (await readingOf(site.url, '/tv-mounting')).text, { timeout }).toContain(text)

const setTagline = (text: string) =>
  embedded.client.patch('siteSettings').set({ 'tagline.en': text }).commit({ visibility: 'async' })

test('a publish is heard without a webhook', async () => {
  await untilShown('Put up.')
  const at = performance.now()
  await setTagline('Heard at once.')
  await untilShown('Heard at once.')
  console.log(`a publish in hosted content was on the site after ${Math.round(performance.now() - at)} ms`)
})

for (const fault of ['down', 'wrong', 'error page', 'slow'] satisfies Fault[]) {
  test(`hosted content ${fault}: the site serves what it has, and what was published meanwhile afterwards`, async () => {
    await untilShown(' ')
    const before = (await readingOf(site.url, '/tv-mounting')).text
    lake.set(fault)
    await setTagline(`After: ${fault}.`)
    for (let count = 0; count < 5; count++) {
      const { status, text } = await readingOf(site.url, '/tv-mounting')
      expect({ status, text }).toEqual({ status: 200, text: before })
    }
    lake.set('none')
    await untilShown(`After: ${fault}.`, 90_000)
  })
}

/** A page that somebody has seen, one that only the build has made, the list of pages, a form, and whether visitors may be sent here. */
const ANSWERED = [
  '/tv-mounting',
  '/city/montreal?lang=fr',
  '/sitemap.xml',
  '/get-quote?urgent=true',
  '/api/ready',
]

for (const fault of ['down', 'slow'] satisfies Fault[]) {
  test(`hosted content ${fault} just after a change was heard: what is old is served, until it can be made anew`, async () => {
    await untilShown(' ')
    await fetch(`${site.url}/get-quote?urgent=true`)
    const before = (await readingOf(site.url, '/tv-mounting')).text
    // It is heard after some milliseconds, and changes every page.
    await setTagline(`Unread: ${fault}.`)
    await wait(200)
    lake.set(fault)
    const statuses = await Promise.all(
      ANSWERED.map((path) => fetch(site.url + path).then(({ status }) => `${path} ${status}`)),
    )
    expect(statuses).toEqual(ANSWERED.map((path) => `${path} 200`))
    expect((await readingOf(site.url, '/tv-mounting')).text).toBe(before)
    lake.set('none')
    await untilShown(`Unread: ${fault}.`, 90_000)
  })
}

test('a server without content says so with 503, and heals; then it makes pages before anybody asks', async () => {
  lake.set('down')
  const own = { DATA_DIR: '.data-cold' }
  const cold = await project.launch('run.mjs start', { ...settings, ...own })
  await expect
    .poll(
      () =>
        fetch(`${cold.url}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(503)
  const page = await fetch(`${cold.url}/no-such-place`)
  expect(page.status).toBe(503)
  expect(cold.output()).not.toContain('Pages are warm')
  lake.set('none')
  await expect
    .poll(() => fetch(`${cold.url}/tv-mounting`).then(({ status }) => status), { timeout: 60_000 })
    .toBe(200)
  await expect.poll(cold.output, { timeout: 60_000 }).toContain('Pages are warm')
  await cold.stop()
})

test('the Studio asks its project who is signed in, and offers the sign-in of Sanity', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  // Sanity's service is on the internet. What is answered here is what it says to somebody who is not signed in.
  const asked = new Set<string>()
  await page.route(/^https:\/\/[^/]*\.sanity\.io\//, (route) => {
    const { host, pathname } = new URL(route.request().url())
    asked.add(host)
    const providers = [{ name: 'google', title: 'Google', url: 'https://api.sanity.io/v1/auth/login/google' }]
    return route.fulfill({
      status: pathname.endsWith('/auth/providers') ? 200 : 401,
      headers: { 'access-control-allow-origin': site.url, 'access-control-allow-credentials': 'true' },
      json: pathname.endsWith('/auth/providers') ? { providers } : { statusCode: 401, error: 'Unauthorized' },
    })
  })
  await page.goto(`${site.url}/studio`)
  await expect(
    page.getByRole('button', { name: 'Google' }).or(page.getByRole('link', { name: 'Google' })),
  ).toBeVisible({ timeout: 60_000 })
  expect([...asked]).toContain('montage.api.sanity.io')
  expect(refused).toEqual([])
})

test('health tells its details to members of the project, as the Checklist asks, and to nobody else', async () => {
  const askWith = async (token: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    return (await fetch(`${site.url}/api/health`, { headers })).json()
  }
  expect(await askWith(embedded.token)).toMatchObject({
    status: 'ok',
    crm: [],
    forwarders: [],
    proxySigns: [],
  })
  for (const other of ['', 'another']) expect(await askWith(other)).toEqual({ status: 'ok' })
})

for (const part of PARTS) {
  test(`the whole public site is as with the embedded lake: ${Object.values(part)}`, () =>
    expectSamePages('tests/sweep/hosted.spec.ts', [embedded.url, site.url], part))
}
