import { expect, type Page } from '@playwright/test'
import { testWithSite } from './fixtures.ts'
import { ADMIN } from './site.ts'
import { openDocument, signIn } from './studio.ts'

const test = testWithSite()

/** What of the Studio and of Sanity's client would show in a bundle that holds it. */
const STUDIO_CODE = /apicdn\.sanity\.io|sanity\.action\.document|styled-components|groq-js/

/** Records every request of a page: where it went, and the scripts that came back. */
function watch(page: Page) {
  const hosts = new Set<string>()
  const scripts: Promise<string>[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) hosts.add(url.host)
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  return { hosts, scripts }
}

for (const path of ['/', '/services', '/tv-mounting', '/tv-mounting?lang=fr', '/no-such-service']) {
  test(`${path} loads no Studio code and nothing from another host`, async ({ page, site }) => {
    const { hosts, scripts } = watch(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([...hosts]).toEqual([new URL(site.url).host])
    const code = await Promise.all(scripts)
    expect(code.length).toBeGreaterThan(0)
    for (const script of code) expect(script).not.toMatch(STUDIO_CODE)
  })
}

test('the Studio asks no other host', async ({ page, site }) => {
  const { hosts } = watch(page)
  await signIn(page, ADMIN)
  await openDocument(page, 'service-tv-mounting', 'service')
  await page.waitForTimeout(3_000)
  expect([...hosts]).toEqual([new URL(site.url).host])
})
