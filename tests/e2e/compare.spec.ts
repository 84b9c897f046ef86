import { expect } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { fr } from '#lib/i18n/fr.ts'
import { SHORTLIST } from '#lib/search/compared.ts'
import { expectNothingFound } from './axe.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { setWidth, untilScripted, WIDTHS } from './measured-pages.ts'
import { canonicalOf, headOf } from './page-head.ts'

const words = en.comparison
const HEATING = '/compare?service=furnace-installation&service=heat-pump-installation'

test('two services are chosen, compared in a city and taken into a quote, without scripts', async ({
  newPage,
}) => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/compare')
  await page.getByLabel(words.first, { exact: true }).selectOption('furnace-installation')
  await page.getByLabel(words.second, { exact: true }).selectOption('heat-pump-installation')
  await page.getByLabel(words.city).selectOption('winnipeg')
  await page.getByRole('button', { name: words.show }).click()
  await expect(page).toHaveURL(`${HEATING}&city=winnipeg`)

  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByRole('row', { name: 'Winnipeg' })).toContainText('$')
  const row = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(row(words.sameDay).getByRole('cell')).toHaveText([words.limited, words.no])
  await expect(row(en.service.licensedTrade).getByRole('cell').first()).not.toHaveText(en.service.byProvince)
  const rebate = row('Rebate').getByRole('cell').nth(1)
  await expect(rebate).toContainText(/Oil to Heat Pump.* \d{4}/)
  // A rebate of one province is not offered in another.
  await expect(rebate).not.toContainText('LogisVert')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fillPlaceholders(words.titleOf, { names: 'furnace and heat pump installation' }),
  )
  await expect(row(words.quote).getByRole('link')).toHaveCount(2)

  await page.getByRole('link', { name: words.askForAll }).click()
  await expect(page).toHaveURL(
    /get-quote\?service=furnace-installation&also=heat-pump-installation&city=winnipeg/,
  )
})

test(
  'an address says what it leaves out, is in no index, and columns are of one width',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const address = `${HEATING}&service=no-such-service&service=tv-mounting&service=ceiling-fans&service=toilet-installation`
    const html = await (await fetch(site.url + address)).text()
    expect(headOf(html).meta.get('robots')?.[0]).toContain('noindex')
    expect(canonicalOf(html).href).toBe(`${site.url}/compare`)
    const alone = await (await fetch(`${site.url}/compare`)).text()
    expect(headOf(alone).meta.get('robots')?.[0]).not.toContain('noindex')

    for (const width of WIDTHS) {
      await setWidth(page, width)
      await page.goto(`${address}&lang=fr`)
      const count = (text: string) => fillPlaceholders(text, { count: '1' })
      await expect(page.getByText(count(fr.comparison.unknown.one))).toBeVisible()
      await expect(page.getByText(count(fr.comparison.surplus.one))).toBeVisible()
      const widths = await page
        .getByRole('row', { name: fr.comparison.quote })
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)))
      expect(widths).toHaveLength(4)
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectNothingFound(page)
    }
  },
)

test('a shortlist outlives the visit, and what is removed is gone', async ({ page }) => {
  const list = () => page.evaluate((key) => localStorage.getItem(key), SHORTLIST)
  const added = (count: number) => fillPlaceholders(words.added, { count: String(count) })
  await page.goto('/ceiling-fans')
  await untilScripted(page)
  await page.locator('[data-compare]').first().click()
  await expect(page.locator('[data-compare]').first()).toContainText(added(1))
  await expect(page).toHaveURL('/ceiling-fans')

  await page.goto('/services/category/hvac')
  await page.locator('.service-card [data-compare="service=heat-pump-installation"]').click()
  await expect.poll(list).toBe('service=ceiling-fans&service=heat-pump-installation')

  // Its own page shows it; an address that somebody has sent does not change it.
  await page.goto('/compare?service=tv-mounting')
  await untilScripted(page)
  await page.goto('/compare')
  await expect(page).toHaveURL('/compare?service=ceiling-fans&service=heat-pump-installation')
  await untilScripted(page)
  await page.getByRole('link', { name: /^Remove.*Ceiling fans$/ }).click()
  await expect(page).toHaveURL('/compare?service=heat-pump-installation')
  expect(await list()).toBe('service=heat-pump-installation')

  await page.goto('/heat-pump-installation')
  await untilScripted(page)
  await page.locator('[data-compare]').first().click()
  await expect(page).toHaveURL('/compare?service=heat-pump-installation')
})

test('installers are compared, each with a way to a quote', ONLY_IN_SWEEP, async ({ page, site }) => {
  const [one, other] = await site.client.fetch<{ _id: string; name: string }[]>(
    '*[_type == "installer" && city->slug.current == "toronto"][0...2]{_id, name}',
  )
  if (!one || !other) throw new Error('Toronto has two installers.')
  await page.goto('/toronto/tv-mounting')
  await expect(page.locator('[data-compare^="installer="]').first()).toBeVisible()
  await page.goto(`/compare?installer=${one._id}&installer=${other._id}`)
  await expect(page.getByRole('columnheader')).toHaveText([new RegExp(one.name), new RegExp(other.name)])
  await page.getByRole('link', { name: new RegExp(`^${words.quote}.*${other.name}$`) }).click()
  await expect(page).toHaveURL(new RegExp(`contractor=${other._id}`))
})

test('the questions of a category lead to a service, with the answers it asks for itself', async ({
  newPage,
}) => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/services/category/hvac?lang=fr')
  const finder = page.locator('#finder')
  const answer = (text: string) => finder.locator('summary:visible', { hasText: text })
  await answer('Le chauffage').click()
  await answer('Fournaise au mazout').click()
  await answer('Non, chauffer seulement').click()
  const quote = finder.locator('a:visible', { hasText: fr.service.getFreeQuote })
  await expect(quote).toHaveAttribute('href', /service=furnace-installation&answer-now=oil/)
  await expect(finder.locator('.price:visible')).toContainText('$')
  await quote.click()
  await expect(page).toHaveURL(/answer-now=oil/)
})

test('on the page of a service the licence is that of the city of the visit', async ({ page }) => {
  const licence = page
    .locator('#compare tr', {
      has: page.getByRole('rowheader', { name: en.service.licensedTrade, exact: true }),
    })
    .getByRole('cell')
    .first()
  await page.goto('/roof-replacement')
  await expect(licence).toHaveText(en.service.byProvince)
  await page.goto('/laval/roof-replacement')
  await expect(licence).toHaveText(en.service.required)
  await page.goto('/roof-replacement')
  await expect(licence).toHaveText(en.service.required)
})
