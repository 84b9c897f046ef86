import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { type ArrangedPage, PAGE_SECTIONS, type SectionOf } from '#schemas/pages/sections.ts'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio, testWithSite } from '../e2e/fixtures.ts'
import { expectStill, recordShifts } from '../e2e/layout-shifts.ts'
import { hide, scrollThrough, setWidth, untilScripted, WIDTHS } from '../e2e/measured-pages.ts'
import { PEOPLE } from '../e2e/people.ts'
import { openDocument, openTab, publish } from '../e2e/studio.ts'

const test = testWithSite()
const inStudio = testInStudio(PEOPLE.editor)

/** The usual order of a page with one section first, then a block with `title`, and one section hidden. */
function orderOf<Name extends ArrangedPage>(
  page: Name,
  first: SectionOf<Name>,
  hidden: SectionOf<Name>,
  title: Record<Language, string>,
) {
  const own = (section: SectionOf<Name>) => ({
    _type: `${page}Section`,
    _key: section,
    section,
    hidden: section === hidden,
  })
  const usual: readonly SectionOf<Name>[] = PAGE_SECTIONS[page]
  const block = { _type: 'textBlock', _key: 'words', title: { _type: 'localeString', ...title } }
  return [own(first), block, ...usual.filter((section) => section !== first).map(own)]
}

/** `ids` are in the order in which they have to be shown; `hidden` is not there. */
const ORDERS: {
  page: ArrangedPage
  path: string
  order: object[]
  ids: string[]
  hidden: string
  heading: Record<Language, string | RegExp>
}[] = [
  {
    page: 'homePage',
    path: '/',
    order: orderOf('homePage', 'stats', 'cities', {
      en: '{serviceCount} jobs',
      fr: '{serviceCount} travaux',
    }),
    ids: ['trust', 'section-words', 'popular', 'categories', 'before-after', 'steps'],
    hidden: 'cities',
    heading: { en: /^\d+ jobs$/, fr: /^\d+ travaux$/ },
  },
  {
    page: 'servicePage',
    path: '/tv-mounting',
    order: orderOf('servicePage', 'reviews', 'trust', { en: 'Why {service}?', fr: 'Pourquoi : {service}?' }),
    ids: ['reviews', 'section-words', 'included-title', 'projects', 'estimate'],
    hidden: 'trust',
    heading: { en: /^Why TV \w+\?$/i, fr: /^Pourquoi : \S.*\?$/ },
  },
  {
    page: 'cityPage',
    path: '/city/toronto',
    order: orderOf('cityPage', 'market', 'nearby', { en: 'Life in {city}', fr: 'Vivre à {city}' }),
    ids: ['market', 'section-words', 'services', 'categories'],
    hidden: 'nearby',
    heading: { en: 'Life in Toronto', fr: 'Vivre à Toronto' },
  },
]

/** The headings below the head of a page that nobody has arranged. They stood like this before sections could be moved. */
const USUAL: Record<string, string[]> = {
  '/': [
    ...['popular', 'categories', 'before-after', 'cities', 'trust', 'steps', 'features', 'recommendations'],
    ...['bundles', 'closing'],
  ],
  // docs/product.md, Service page
  '/tv-mounting': [
    ...['quote-box', 'included', 'guide', 'projects', 'estimate', 'compare', 'reviews', 'trust', 'why'],
    ...['questions', 'service-cities', 'closing'],
  ],
  '/city/toronto': [
    'services',
    'categories',
    'market',
    'rules',
    'reviews',
    'neighbourhoods',
    'nearby',
    'closing',
  ],
}

for (const [path, ids] of Object.entries(USUAL)) {
  for (const lang of LANGUAGES) {
    test(`${path} untouched, in ${lang}: every section, in the usual order`, async ({ page }) => {
      await page.goto(localizedHref(path, lang))
      const shown = await page.locator('main h2').evaluateAll((headings) => headings.map(({ id }) => id))
      expect(shown).toEqual(ids.map((id) => `${id}-title`))
    })
  }
}

for (const { page: type, path, order, ids, hidden, heading } of ORDERS) {
  test(`${path} in another order: a section moved, one hidden, a block between`, async ({ page, site }) => {
    const before = await page.request.get(path)
    await site.client.patch(type).set({ arrangement: order }).commit()
    const shifts = await recordShifts(page)
    for (const lang of LANGUAGES) {
      await page.goto(localizedHref(path, lang))
      await untilScripted(page, lang)
      const shown = await page
        .locator('main')
        .evaluate((main) => [...main.querySelectorAll('[id]')].map(({ id }) => id))
      expect(shown.filter((id) => ids.includes(id))).toEqual(ids)
      expect(shown).not.toContain(hidden)
      await expect(page.locator('#section-words-title')).toHaveText(heading[lang])
      await scrollThrough(page)
      await expectStill(page, shifts)
      await expectNothingFound(page)
    }
    await site.client.patch(type).unset(['arrangement']).commit()
    const withoutBuild = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '')
    expect(withoutBuild(await (await page.request.get(path)).text())).toBe(withoutBuild(await before.text()))
  })
}

/** How a page looks, whole, in both languages and at both widths. */
async function looksOf(page: Page, path: string): Promise<Buffer[]> {
  const looks: Buffer[] = []
  for (const lang of LANGUAGES) {
    for (const width of WIDTHS) {
      await setWidth(page, width)
      await page.goto(localizedHref(path, lang))
      await untilScripted(page, lang)
      await hide(page, '[data-activity], #language-offer')
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((image) => {
            image.loading = 'eager'
            return image.decode()
          }),
        ),
      )
      looks.push(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    }
  }
  return looks
}

/** How many pixels of two pictures differ. The edge of a letter is not drawn alike each time: up to a tenth is the same. */
async function differentPixels(one: Buffer, other?: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!first || !second || first.info.height !== second.info.height) return Number.POSITIVE_INFINITY
  return first.data.filter((value, place) => Math.abs(value - (second.data[place] ?? 0)) > 25).length
}

for (const { page: type, path } of ORDERS) {
  test(`${path} untouched looks as with its usual order written down, to the pixel`, async ({
    page,
    site,
  }) => {
    const before = await looksOf(page, path)
    const arrangement = PAGE_SECTIONS[type].map((section) => ({
      _type: `${type}Section`,
      _key: section,
      section,
    }))
    await site.client.patch(type).set({ arrangement }).commit()
    const after = await looksOf(page, path)
    await site.client.patch(type).unset(['arrangement']).commit()
    for (const [place, look] of after.entries())
      expect(await differentPixels(look, before[place]), `look ${place}`).toBe(0)
  })
}

inStudio('an editor hides a section of the home page, and takes it back', async ({ page, site }) => {
  const figures = async () => (await (await page.request.get(site.url)).text()).includes('id="trust"')
  await openDocument(page, 'homePage', 'homePage')
  await openTab(page, 'Order')
  await page.getByRole('button', { name: 'Move or hide sections, insert others' }).click()
  await page.getByRole('button', { name: 'Company figures' }).click()
  await page.getByRole('dialog').getByText('Hidden', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Hidden · Company figures')).toBeVisible()
  expect(await figures()).toBe(true)
  await publish(page)
  expect(await figures()).toBe(false)
  await page.getByRole('button', { name: 'Back to the usual order' }).click()
  await publish(page)
  expect(await figures()).toBe(true)
})
