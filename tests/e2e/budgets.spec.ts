import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { firstLoad, sumOf } from './first-load.ts'
import { inEveryRun, test } from './fixtures.ts'

/** The figures of docs/product.md, Budgets, in kB (1000 bytes). */
const SCRIPTS = {
  '/': 135.5,
  // Up to 0.3 kB of each page are what tells of a visit (docs/product.md, Results).
  '/services': 144,
  '/tv-mounting': 146,
  '/no-such-service': 136.5,
  '/book-installation': 145.5,
  '/get-quote': 139.5,
  '/contractors/join': 139.5,
  '/toronto/tv-mounting': 143,
  '/city/toronto': 135.5,
  '/cities': 135.5,
  '/service-areas': 135.5,
}
const STYLES = 14.7
// Up to 0.5 kB for the data of a page as Next writes it: to write it shorter was 40 lines that an update of Next could break.
const HOME_HTML = 21
const FONTS = 33

/** One page of each kind, in one language each. */
const IN_EVERY_RUN = {
  en: ['/services', '/toronto/tv-mounting'],
  fr: ['/'],
}

for (const [path, scripts] of Object.entries(SCRIPTS)) {
  for (const lang of LANGUAGES) {
    test(`${path} in ${lang}`, inEveryRun(IN_EVERY_RUN[lang].includes(path)), async ({ page, site }) => {
      const address = localizedHref(path, lang)
      const loads = await firstLoad(page, address)
      const of = (type: string) => loads.filter((load) => load.type === type)
      const [html, styles, fonts] = [of('document'), of('stylesheet'), of('font')]
      const scriptBytes = sumOf(of('script'), 'gzip')
      console.log(
        [
          `  ${path} ${lang}: scripts ${scriptBytes.toFixed(1)} kB of ${scripts} in ${of('script').length}`,
          `style sheet ${sumOf(styles).toFixed(1)} of ${STYLES}`,
          `HTML ${sumOf(html).toFixed(1)} (gzip ${sumOf(html, 'gzip').toFixed(1)})`,
          `fonts ${sumOf(fonts).toFixed(1)} of ${FONTS}`,
          `${loads.length} requests, ${sumOf(loads).toFixed(0)} kB in all`,
        ].join(' · '),
      )

      expect.soft(scriptBytes, 'scripts after gzip').toBeLessThanOrEqual(scripts)
      expect.soft(styles, 'style sheets').toHaveLength(1)
      expect.soft(sumOf(styles), 'style sheet').toBeLessThanOrEqual(STYLES)
      if (path === '/') expect.soft(sumOf(html), 'HTML').toBeLessThanOrEqual(HOME_HTML)
      expect.soft(fonts, 'fonts').toHaveLength(2)
      expect.soft(sumOf(fonts), 'fonts').toBeLessThanOrEqual(FONTS)
      const answer = await page.request.get(address)
      expect
        .soft(preloadedFonts(answer.headers().link), 'preloaded fonts')
        .toEqual(fonts.map(({ address }) => new URL(address).pathname).sort())
      const hosts = new Set(loads.map(({ address }) => new URL(address).host))
      expect.soft([...hosts], 'hosts').toEqual([new URL(site.url).host])
    })
  }
}

/**
 * The paths of the fonts that the header `Link` tells the browser to load at once, in order. There are elements for them too, but
 * only once the page's scripts ran.
 */
const preloadedFonts = (link = '') =>
  [...link.matchAll(/<([^>]+)>; rel=preload; as="font"/g)].map(([, path]) => path).sort()

test('a browser that only knows gzip gets gzip', async ({ site }) => {
  for (const path of Object.keys(SCRIPTS)) {
    const response = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers.get('content-encoding'), path).toBe('gzip')
    expect(response.headers.get('vary'), path).toContain('Accept-Encoding')
  }
})
