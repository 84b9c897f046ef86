import { expect } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { taxNames } from '#lib/pricing/tax-text.ts'
import { test } from './fixtures.ts'
import { fetchPage, mainOf } from './page-facts.ts'
import { canonicalOf } from './page-head.ts'

/* What it costs (docs/product.md): the pages about pairs with data of their own, and what moves the price of a service. */

const PAIRS = [
  'calgary/appliance-installation',
  'calgary/furniture-assembly',
  'calgary/tv-mounting',
  'toronto/appliance-installation',
  'toronto/ceiling-fans',
  'toronto/furniture-assembly',
  'toronto/tv-mounting',
  'vancouver/appliance-installation',
  'vancouver/furniture-assembly',
  'vancouver/tv-mounting',
]

test('each pair with an average has a page, once in the sitemap, and no other pair has one', async ({
  site,
}) => {
  const sitemap = await (await fetch(`${site.url}/sitemap/costs-1.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(listed.toSorted()).toEqual(PAIRS.map((pair) => `/${pair}/cost`))
  for (const path of ['/toronto/tv-mounting/cost', '/vancouver/appliance-installation/cost?lang=fr']) {
    const { status, html } = await fetchPage(site.url + path)
    expect(status, path).toBe(200)
    expect(canonicalOf(html).pathname).toBe(path.replace(/\?.*/, ''))
  }
  for (const path of [
    // An average that only repeats the range is none, and a pair without one has no page.
    '/ottawa/tv-mounting/cost',
    '/toronto/heat-pump-installation/cost',
    '/city/toronto/tv-mounting/cost',
    '/tv-mounting/cost',
  ]) {
    expect((await fetchPage(site.url + path)).status, path).toBe(404)
  }
})

for (const lang of LANGUAGES) {
  test(`the page says the range, what moves it, what is extra and where it is from, in ${lang}`, async ({
    site,
  }) => {
    const { price, priceRange } = getFormatters(lang)
    const { costPage: words } = getDictionary(lang)
    const at = (path: string) => fetchPage(site.url + localizedHref(path, lang))
    const page = await at('/toronto/tv-mounting/cost')
    const text = page.text.replaceAll(/\s/g, ' ')
    for (const said of [
      // In Canada, in Toronto by its factor, and the average.
      ...[priceRange(100, 300), priceRange(115, 345), priceRange(140, 380)],
      // An answer, a slider, an add-on, the taxes.
      ...[`+${price(60)}`, lang === 'fr' ? '+50 %' : '+50%', `+${price(45)}`],
      ...[taxNames('ON', lang), words.permit],
      words.sources.sample.replace('{city}', 'Toronto'),
    ]) {
      expect(text).toContain(said.replaceAll(/\s/g, ' '))
    }
    const link = localizedHref('/toronto/tv-mounting/cost', lang)
    for (const path of ['/toronto/tv-mounting', '/tv-mounting']) {
      expect(mainOf((await at(path)).html), path).toContain(`href="${link}"`)
    }
    expect(mainOf((await at('/laval/tv-mounting')).html)).not.toContain('/cost')
  })
}
