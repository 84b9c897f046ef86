import { expect } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { en } from '#lib/i18n/en.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { fetchPage, mainOf } from './page-facts.ts'
import { contradictions, printTable, shownFor, subjectsOf } from './price-table.ts'

/** One with averages and a band of time, one without, two with a time of their own, one with the default add-on. */
const SERVICES = [
  'tv-mounting',
  'smart-lock-installation',
  'concrete-driveway',
  'roof-replacement',
  'office-setup',
]

/** One with averages, and the one with the largest multiplier. */
const CITIES = ['toronto', 'iqaluit']

for (const lang of LANGUAGES) {
  test(
    `one price and one time for a service, with one name, wherever it is shown, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page, site }) => {
      const all = await subjectsOf(site, lang)
      const rows = await shownFor(
        {
          services: all.services.filter(({ slug }) => SERVICES.includes(slug)),
          cities: all.cities.filter(({ slug }) => CITIES.includes(slug)),
        },
        site,
        page,
        lang,
      )
      printTable(rows)
      expect(contradictions(rows)).toEqual([])
      // What is not found cannot contradict: each is on at least so many pages.
      for (const service of SERVICES) {
        const places = (city: string) =>
          new Set(
            rows.filter((row) => row.service === service && row.city === city).map(({ where }) => where),
          )
        expect(places('').size, service).toBeGreaterThanOrEqual(5)
        for (const city of CITIES)
          expect(places(city).size, `${service} in ${city}`).toBeGreaterThanOrEqual(3)
      }
    },
  )
}

test(
  'compulsory fees are in every price of their service, and said',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const ids = ['service-tv-mounting', 'service-roof-replacement']
    const name = { _type: 'localeString', en: 'disposal fee', fr: 'frais de mise au rebut' }
    const compulsoryFees = [{ _key: 'fee', _type: 'compulsoryFee', name, amount: 25 }]
    try {
      for (const id of ids) await site.client.patch(id).set({ compulsoryFees }).commit()
      for (const lang of LANGUAGES) {
        const all = await subjectsOf(site, lang)
        const rows = await shownFor(
          {
            services: all.services.filter(({ slug }) => ids.includes(`service-${slug}`)),
            cities: all.cities.filter(({ slug }) => CITIES.includes(slug)),
          },
          site,
          page,
          lang,
        )
        expect(contradictions(rows)).toEqual([])
        const inCanada = rows.filter(
          ({ service, city, value }) => service === 'tv-mounting' && !city && value.includes('$'),
        )
        expect(inCanada.length).toBeGreaterThanOrEqual(5)
        for (const { value } of inCanada) expect(value).toBe(lang === 'en' ? '$125-$325' : '125–325 $')
        for (const path of [
          '/tv-mounting',
          '/toronto/tv-mounting',
          '/services',
          '/pricing',
          '/get-quote?service=tv-mounting',
        ]) {
          const html = await (await fetch(site.url + localizedHref(path, lang))).text()
          expect(html, path).toContain(
            lang === 'en' ? 'includes $25 disposal fee' : 'y compris frais de mise au rebut',
          )
        }
      }
      await page.goto('/tv-mounting?city=iqaluit')
      const docket = page.locator('#estimate .on-loud')
      await expect(docket).toContainText('Of which disposal fee')
      await expect(docket).toContainText('Plus GST 5% (NU).')
    } finally {
      for (const id of ids) await site.client.patch(id).unset(['compulsoryFees']).commit()
    }
  },
)

/** A page says what its prices are once for each list of services, not once for each price. The hero and the docket of a bundle say it too. */
for (const [path, name, lists, others] of [
  ['/services', 'range', 3, 0],
  ['/', 'range', 2, 0],
  ['/bundles/new-home-essentials', 'range', 1, 2],
  ['/city/winnipeg', 'cityRange', 2, 0],
] as const) {
  for (const lang of LANGUAGES) {
    test(`${path} says once for each list what its prices are, in ${lang}`, async ({ site }) => {
      const main = mainOf((await fetchPage(site.url + localizedHref(path, lang))).html).toLowerCase()
      const { money, service } = getDictionary(lang)
      const said = fillPlaceholders(money[name], { city: 'Winnipeg' }).toLowerCase()
      const [introduction = ''] = service.pricesShown.toLowerCase().split('{name}')
      expect(main.split(introduction + said).length - 1).toBe(lists)
      expect(main.split(said).length - 1).toBe(lists + others)
    })
  }
}

test('a list with prices of several kinds names those that are not of the kind above it', async ({
  site,
}) => {
  const { text } = await fetchPage(`${site.url}/city/toronto`)
  const [, services = '', groups = ''] = text.split('Prices shown: ')
  expect(services).toContain('average in Toronto, except where a price says otherwise')
  expect(services).toContain('Range in Toronto')
  expect(services).not.toContain('Average in Toronto')
  expect(groups).toContain('range in Toronto, except where a price says otherwise')
  expect(groups).toContain('$140-$380 Average in Toronto')
  expect(groups).not.toContain('Range in Toronto')
})

test('the estimator knows every city, the first six first, and the one of the address is chosen', async ({
  page,
  site,
}) => {
  const slugs = await site.client.fetch<string[]>('*[_type == "city"] | order(name.en asc).slug.current')
  const first = ['toronto', 'vancouver', 'calgary', 'montreal', 'ottawa', 'edmonton']
  await page.goto('/iqaluit/ceiling-fans')
  await page.getByRole('link', { name: en.cityPages.estimate }).first().click()
  const city = page.locator('#estimate-city')
  await expect(city).toHaveValue('iqaluit')
  expect(
    await city
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
  ).toEqual([...first, ...slugs.filter((slug) => !first.includes(slug))])
  const docket = page.locator('#estimate .on-loud')
  await expect(docket).toContainText('$240-$560')
  await expect(docket.getByRole('link', { name: en.estimator.requestQuote })).toHaveAttribute(
    'href',
    /city=iqaluit/,
  )
  await expect(docket).not.toContainText('Average in')
})

for (const [lang, note, noTax] of [
  ['en', 'Average in Toronto: $140-$380.', 'Tax is not in it, nor a permit'],
  ['fr', 'Prix moyen à Toronto : 140–380 $.', 'Les taxes n’y sont pas, ni le permis'],
] as const) {
  test(
    `beside the estimate stands the average of the city, and what it leaves out; a closed breakdown stays closed, in ${lang}`,
    inEveryRun(lang === 'fr'),
    async ({ page }) => {
      await page.goto(localizedHref('/tv-mounting', lang))
      const docket = page.locator('#estimate .on-loud')
      for (const text of [note, noTax]) await expect(docket).toContainText(text)
      await docket.locator('summary').click()
      await page.locator('#estimate-city').selectOption('ottawa')
      await expect(docket).not.toContainText('140')
      await expect(docket.locator('details')).not.toHaveAttribute('open')
    },
  )
}

test('premium service can be chosen for a service without add-ons', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/office-setup?city=montreal')
  const docket = page.locator('#estimate .on-loud')
  await expect(docket).toContainText('$60-$180')
  await page.getByLabel('Premium service').check()
  await expect(docket).toContainText('$110-$230')
})

test('a service with days keeps its days, and takes more for what is added', async ({ page }) => {
  await page.goto('/concrete-driveway')
  const docket = page.locator('#estimate .on-loud')
  await expect(docket).toContainText('On site with these choices: about 3-4 days')
  await page.locator('#estimate-complexity').fill('5')
  for (const box of await page.locator('#estimate').getByRole('checkbox').all()) await box.check()
  await expect(docket).toContainText('about 3.5-4.5 days')
})
