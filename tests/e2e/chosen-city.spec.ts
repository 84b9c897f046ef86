import { expect, type Locator, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { CHOSEN_CITY, inCityNames } from '#lib/places/chosen-city.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'
import { expectNothingFound } from './axe.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { expectStill, recordShifts } from './layout-shifts.ts'
import { setWidth, untilScripted, WIDTHS } from './measured-pages.ts'
import type { Site } from './site.ts'
import { leadsOf } from './stored-leads.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** On one page they are compared with each other; one has an average price in Toronto. */
const SERVICES = ['tv-mounting', 'smart-thermostat-installation', 'heat-pump-installation']

const storedCity = (page: Page) => page.evaluate((key) => localStorage[key], CHOSEN_CITY)
const strip = (page: Page) => page.locator('.strip')
const dialog = (page: Page) => page.locator('.city-dialog')
const pricesIn = (city: string, lang: Language) =>
  fillPlaceholders(getDictionary(lang).money.cityPrices, { city })

/** The price of a service and its name, as the server sends them on the page of the service in the city. */
async function pairOf(site: Site, page: Page, city: string, service: string, lang: Language) {
  const html = await (await fetch(site.url + localizedHref(`/${city}/${service}`, lang))).text()
  return page.evaluate((text) => {
    const figure = new DOMParser().parseFromString(text, 'text/html').querySelector('h1 ~ p .type-figure')
    const note = figure?.nextElementSibling?.textContent ?? ''
    return { price: figure?.textContent ?? '', name: note.split(', ')[0] ?? '' }
  }, html)
}

/** Every text on the page that is marked with a name: the first child of its element. */
const textsOf = (page: Page, name: string) =>
  page
    .locator(`[data-in-city="${name}"]`)
    .evaluateAll((found) => found.map((one) => one.firstChild?.textContent ?? ''))

for (const lang of LANGUAGES) {
  test(
    `one city from a city page to the stored lead, in ${lang}`,
    inEveryRun(lang === 'fr'),
    async ({ page, site, context }) => {
      const words = getDictionary(lang)
      await page.goto(localizedHref('/city/winnipeg', lang))
      await expect(strip(page)).toContainText(pricesIn('Winnipeg', lang))
      expect(await storedCity(page)).toBe('winnipeg')

      const pairs = await Promise.all(
        SERVICES.map(async (service) => ({
          service,
          ...(await pairOf(site, page, 'winnipeg', service, lang)),
        })),
      )
      expect(pairs.map(({ price }) => price)).not.toContain('')
      const shown = new Set<string>()
      for (const path of [
        '/tv-mounting',
        '/services/category/tech',
        '/services/category/hvac',
        '/services',
        '/pricing',
        '/',
        '/bundles/smart-home-starter',
      ]) {
        await page.goto(localizedHref(path, lang))
        await expect(strip(page)).toContainText(pricesIn('Winnipeg', lang))
        for (const { service, price, name } of pairs) {
          const prices = await textsOf(page, inCityNames.price(service))
          if (prices.length > 0) shown.add(`${path} ${service}`)
          expect(new Set([price, ...prices]), `${service} on ${path}`).toEqual(new Set([price]))
          const named = await textsOf(page, inCityNames.priceName(service))
          expect(new Set([name, ...named]), `${service} on ${path}`).toEqual(new Set([name]))
        }
        const canada = await page.locator('main').getByText(words.money.range).all()
        for (const text of canada)
          expect(await text.evaluate((one) => one.dataset.inCity), path).toBeUndefined()
      }
      expect(shown.size).toBeGreaterThanOrEqual(SERVICES.length + 5)

      // The page of a bundle has the price of its quote form.
      const [together] = await textsOf(page, inCityNames.bundle('smart-home-starter'))
      await page.goto(localizedHref('/get-quote?bundle=smart-home-starter', lang))
      await expect(page).toHaveURL(/[?&]city=winnipeg/)
      await expect(page.locator('.docket-price strong')).toHaveText(together ?? '-')

      // Lists of cities have the chosen one, and a link to a form takes it along.
      for (const [path, select] of [
        ['/', '#hero-city'],
        ['/services', '#finder-city'],
        ['/pricing', '#prices-in'],
        ['/bundles/smart-home-starter', '#prices-in'],
        ['/services/category/hvac', '#quote-city'],
        ['/emergency-services', '#quote-city'],
        ['/tv-mounting', '#quote-city'],
        ['/tv-mounting', '#estimate-city'],
      ] as const) {
        await page.goto(localizedHref(path, lang))
        await expect(page.locator(select), path).toHaveValue('winnipeg')
      }
      await untilScripted(page, lang)
      const [asked] = pairs
      await page
        .locator('main a[href^="/get-quote?service=tv-mounting"]')
        .locator('visible=true')
        .first()
        .click()
      await expect(page).toHaveURL(/[?&]city=winnipeg/)
      await expect(page.locator('#get-quote-city')).toHaveValue('Winnipeg')
      await expect(page.locator('.docket-price strong')).toHaveText(asked?.price ?? '-')
      const email = `winnipeg-${lang}@city.example`
      const form = page.locator('form[action="/api/leads"]')
      await expect(form.locator('[name=form_start_time]')).not.toHaveValue('')
      await page.fill('#get-quote-name', 'Amélie Gagnon')
      await page.fill('#get-quote-email', email)
      await page.fill('#get-quote-message', 'Sixty-five inches, on brick.')
      // Nothing but the slug is kept, and no cookie. The request that is sent now has a cookie of its own.
      const kept = await page.evaluate(() => Object.entries(localStorage))
      expect(kept.filter(([, value]) => value.includes('innipeg'))).toEqual([[CHOSEN_CITY, 'winnipeg']])
      expect(await context.cookies()).toEqual([])
      await form.locator('button[type=submit]').locator('visible=true').click()
      await expect.poll(() => leadsOf(site, email).length, { timeout: 15_000 }).toBe(1)
      expect(leadsOf(site, email)).toMatchObject([
        { city: 'Winnipeg', province_state: 'MB', service_slug: 'tv-mounting', language: lang },
      ])
    },
  )

  test(
    `a city is chosen, changed and forgotten in the dialog, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page, site }) => {
      const { city: words, money } = getDictionary(lang)
      const price = page.locator('h1 ~ p [data-in-city="tv-mounting"]')
      for (const width of WIDTHS) {
        await setWidth(page, width)
        await page.goto(localizedHref('/tv-mounting', lang))
        await untilScripted(page, lang)
        const inCanada = await price.textContent()

        // The last entry of a list opens it. Escape goes back to the list as it was.
        const list = page.locator('#quote-city')
        await list.selectOption({ label: words.another })
        await expect(dialog(page)).toBeVisible()
        await expect(dialog(page).locator('li')).toHaveCount(40)
        await expectNothingFound(page, { part: '.city-dialog' })
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
        await expect(list).toHaveValue('toronto')

        // By postal code; a place without a city near is said.
        await list.selectOption({ label: words.another })
        const field = dialog(page).getByLabel(words.chooser.find)
        await expect(field).toBeFocused()
        await field.fill('S6V 5Z2')
        await field.press('Enter')
        const found = await pairOf(site, page, 'laval', 'tv-mounting', lang)
        await field.fill('h7n 5h9')
        await field.press('Enter')
        await expect(dialog(page)).toBeHidden()
        await expect(strip(page)).toContainText(pricesIn('Laval', lang))
        await expect(price).toHaveText(found.price)
        await expect(list).toHaveValue('laval')
        await expect(page.locator('#estimate-city')).toHaveValue('laval')

        // One tap changes it, and a page says so without its scripts.
        await strip(page).locator('[data-chooser]').click()
        await dialog(page).getByRole('button', { name: 'Toronto' }).click()
        await expect(strip(page)).toContainText(pricesIn('Toronto', lang))
        await expect(price).toHaveText((await pairOf(site, page, 'toronto', 'tv-mounting', lang)).price)
        expect(await storedCity(page)).toBe('toronto')

        await strip(page).locator('[data-chooser]').click()
        await dialog(page).getByRole('button', { name: words.elsewhere }).click()
        await expect(price).toHaveText(inCanada ?? '-')
        await expect(strip(page)).toContainText(money.range)
        await expect(list).toHaveValue(ELSEWHERE)

        await strip(page).locator('[data-chooser]').click()
        await dialog(page).getByRole('button', { name: words.chooser.forget }).click()
        await expect(strip(page).locator('[data-chooser]')).toBeHidden()
        expect(await storedCity(page)).toBeUndefined()
        await expect(price).toHaveText(inCanada ?? '-')
      }
    },
  )
}

test('the page of another city is left for that of the chosen one', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/winnipeg/tv-mounting')
  await untilScripted(page)
  await strip(page).locator('[data-chooser]').click()
  await dialog(page).getByRole('button', { name: 'Calgary' }).click()
  await expect(page).toHaveURL('/calgary/tv-mounting')
  await expect(strip(page)).toContainText(pricesIn('Calgary', 'en'))
})

test(
  'who leaves a page of a city before its prices have come keeps the city',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await page.route('**/api/in-city/**', () => {})
    await page.goto('/city/winnipeg')
    await page.unroute('**/api/in-city/**')
    await page.goto('/tv-mounting')
    await expect(strip(page)).toContainText(pricesIn('Winnipeg', 'en'))
  },
)

test('a city that is not published any more is forgotten', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'atlantis'), CHOSEN_CITY)
  await page.goto('/tv-mounting')
  await expect.poll(() => storedCity(page)).toBe('')
  await expect(page.locator('h1 ~ p [data-in-city="tv-mounting"]')).toHaveText('$100-$300')
})

test('prices of a list and of a bundle follow the city above them', async ({ page }) => {
  await page.goto('/pricing')
  const price = page.locator('#prices [data-in-city="tv-mounting"]')
  await expect(price).toHaveText('$100-$300')
  await page.getByLabel('Show prices for').selectOption('toronto')
  await expect(price).toHaveText('$140-$380')

  await page.goto('/bundles/new-home-essentials')
  const together = page.locator('[data-in-city="bundle/new-home-essentials"]').last()
  await expect(page.locator('#included [data-in-city="tv-mounting"]')).toContainText('$140-$380')
  await expect(together).not.toHaveText('$225-$612')
  await page.getByLabel('Show prices for').selectOption('All of Canada')
  await expect(together).toHaveText('$225-$612')
  await expect(page.getByText('4-8 hours')).toBeVisible()
})

for (const width of WIDTHS) {
  test(`prices of a city move nothing at ${width} px`, ONLY_IN_SWEEP, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'winnipeg'), CHOSEN_CITY)
    await setWidth(page, width)
    for (const path of ['/', '/services', '/tv-mounting']) {
      const shifts = await recordShifts(page)
      await page.goto(path)
      await expect(strip(page)).toContainText(pricesIn('Winnipeg', 'en'))
      await expectStill(page, shifts)
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the city above prices leads to a page with its prices', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByLabel('Show prices for').selectOption('toronto')
    await page.getByRole('button', { name: 'See the prices' }).click()
    await expect(page).toHaveURL('/services?city=toronto')
    await expect(page.getByRole('link', { name: 'TV mounting in Toronto' })).toContainText('$140-$380')

    await page.goto('/bundles/new-home-essentials')
    await page.getByLabel('Show prices for').selectOption('toronto')
    await page.locator('main').getByRole('button', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL(/^[^?]*\/get-quote\?.*bundle=new-home-essentials/)
    await expect(page.locator('.docket-price')).toContainText('Range in Toronto')
  })

  test('every list of cities leads to all cities', async ({ page, site }) => {
    await page.goto('/tv-mounting')
    await expect(strip(page).locator('[data-chooser]')).toBeHidden()
    await expect(page.locator('h1 ~ p [data-in-city="tv-mounting"]')).toHaveText('$100-$300')
    const list = page.locator('#quote-city')
    await expect(list).toHaveValue('toronto')
    await list.selectOption({ label: getDictionary('en').city.another })
    await page.locator('#quote-box button[type=submit]').click()
    await expect(page.locator('#get-quote-city')).toHaveValue('')

    await page.goto('/')
    await page.locator('#hero-city').selectOption({ label: getDictionary('en').city.another })
    await page.locator('.hero-form button').click()
    await expect(page).toHaveURL(/#service-cities$/)
    const cities: Locator = page.locator('#service-cities a')
    await expect(cities).toHaveCount(
      (await site.client.fetch<string[]>('*[_type == "city"].slug.current')).length,
    )
    await page.locator('#service-cities summary').click()
    await expect(cities.last()).toBeVisible()
  })
})
