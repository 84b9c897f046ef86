import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { test } from './fixtures.ts'

/** The figures of docs/product.md, Budgets, in kB (1000 bytes). */
const SCRIPTS = {
  '/': 134,
  '/services': 141,
  '/tv-mounting': 144,
  '/no-such-service': 134,
  '/book-installation': 143.5,
  '/get-quote': 137.5,
  '/toronto/tv-mounting': 141,
  '/city/toronto': 134,
  '/cities': 134,
  '/service-areas': 134,
}
const STYLES = 13.8
const HOME_HTML = 20
const FONTS = 33

interface Load {
  type: string
  address: string
  /** As it came over the wire. */
  kB: number
  /** The same body after gzip: what the budget for scripts counts, whatever the server chose. */
  gzip: number
}

/** What the browser fetches for a page before anybody touches it. */
async function firstLoad(page: Page, path: string): Promise<Load[]> {
  const loads: Promise<Load>[] = []
  const note = (request: Request) => {
    if (request.url().startsWith('http')) loads.push(measure(request))
  }
  page.on('requestfinished', note)
  await page.goto(path, { waitUntil: 'networkidle' })
  // A picture that comes later would be measured while the test ends.
  page.off('requestfinished', note)
  return Promise.all(loads)
}

async function measure(request: Request): Promise<Load> {
  const [{ responseBodySize }, response] = [await request.sizes(), await request.response()]
  const body = (await response?.body()) ?? Buffer.alloc(0)
  return {
    type: request.resourceType(),
    address: request.url(),
    kB: responseBodySize / 1000,
    gzip: gzipSync(body).length / 1000,
  }
}

const sum = (loads: Load[], measure: 'kB' | 'gzip' = 'kB') =>
  loads.reduce((total, load) => total + load[measure], 0)

for (const [path, scripts] of Object.entries(SCRIPTS)) {
  for (const lang of LANGUAGES) {
    test(`${path} in ${lang}`, async ({ page, site }) => {
      const loads = await firstLoad(page, localizedHref(path, lang))
      const of = (type: string) => loads.filter((load) => load.type === type)
      const [html, styles, fonts] = [of('document'), of('stylesheet'), of('font')]
      const scriptBytes = sum(of('script'), 'gzip')
      console.log(
        [
          `  ${path} ${lang}: scripts ${scriptBytes.toFixed(1)} kB of ${scripts} in ${of('script').length}`,
          `style sheet ${sum(styles).toFixed(1)} of ${STYLES}`,
          `HTML ${sum(html).toFixed(1)} (gzip ${sum(html, 'gzip').toFixed(1)})`,
          `fonts ${sum(fonts).toFixed(1)} of ${FONTS}`,
          `${loads.length} requests, ${sum(loads).toFixed(0)} kB in all`,
        ].join(' · '),
      )

      expect.soft(scriptBytes, 'scripts after gzip').toBeLessThanOrEqual(scripts)
      expect.soft(styles, 'style sheets').toHaveLength(1)
      expect.soft(sum(styles), 'style sheet').toBeLessThanOrEqual(STYLES)
      if (path === '/') expect.soft(sum(html), 'HTML').toBeLessThanOrEqual(HOME_HTML)
      expect.soft(fonts, 'fonts').toHaveLength(2)
      expect.soft(sum(fonts), 'fonts').toBeLessThanOrEqual(FONTS)
      const preloaded = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      expect.soft(preloaded.sort(), 'preloaded fonts').toEqual(fonts.map(({ address }) => address).sort())
      const hosts = new Set(loads.map(({ address }) => new URL(address).host))
      expect.soft([...hosts], 'hosts').toEqual([new URL(site.url).host])
    })
  }
}

test('a browser that only knows gzip gets gzip', async ({ site }) => {
  for (const path of Object.keys(SCRIPTS)) {
    const response = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers.get('content-encoding'), path).toBe('gzip')
    expect(response.headers.get('vary'), path).toContain('Accept-Encoding')
  }
})
