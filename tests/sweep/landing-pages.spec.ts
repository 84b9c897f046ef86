import { expect } from '@playwright/test'
import { SAMPLES } from '#blocks/samples.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectNothingFound } from '../e2e/axe.ts'
import { firstLoad, sumOf } from '../e2e/first-load.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { scrollThrough, setWidth, untilScripted, WIDTHS, watchErrors } from '../e2e/measured-pages.ts'
import type { Site } from '../e2e/site.ts'

/* One page with every block there is, filled with the sample content, in each language and at each width. */

const test = testWithSite()

/** Every kind of block, the head first. */
const TYPES = Object.keys(SAMPLES).toSorted(
  (one, other) => Number(other === 'heroBlock') - Number(one === 'heroBlock'),
)

/** Makes the page, and answers its sections. */
async function pageOfEveryBlock({ client }: Site) {
  const picture = await client.fetch('*[_id == "service-tv-mounting"][0].picture')
  const sections = TYPES.flatMap((type) => {
    const sample = SAMPLES[type]?.({ picture })
    return sample ? [{ _type: type, _key: type, ...sample }] : []
  })
  await client.createOrReplace({
    _id: 'landing-winter',
    _type: 'landingPage',
    title: { _type: 'localeString', en: 'Winter', fr: 'Hiver' },
    slug: { _type: 'slug', current: 'winter-2026' },
    sections,
  })
  return sections
}

test('a page of every block: nothing is left out, found by axe, wider than the screen or complained about', async ({
  page,
  site,
}) => {
  const sections = await pageOfEveryBlock(site)
  const errors = watchErrors(page)
  for (const lang of LANGUAGES) {
    for (const width of WIDTHS) {
      await setWidth(page, width)
      await page.goto(localizedHref('/winter-2026', lang))
      await untilScripted(page, lang)
      await scrollThrough(page)
      const titles = sections.map(({ title }) => title[lang])
      await expect(page.locator('main h1, main h2')).toHaveText(titles)
      const found = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
        return {
          width: document.documentElement.scrollWidth,
          doubleIds: ids.filter((id, place) => ids.indexOf(id) !== place),
        }
      })
      expect(found).toEqual({ width, doubleIds: [] })
      await expectNothingFound(page)
    }
  }
  expect(errors).toEqual([])
})

test('a page of every block weighs no more than the page of a service', async ({ newPage, site }) => {
  await pageOfEveryBlock(site)
  const weights = async (path: string) => {
    const loads = await firstLoad(await newPage(), path)
    const of = (type: string) =>
      sumOf(
        loads.filter((load) => load.type === type),
        'gzip',
      )
    return { scripts: of('script'), styles: of('stylesheet'), fonts: of('font') }
  }
  const [landing, service] = [await weights('/winter-2026'), await weights('/tv-mounting')]
  console.log(
    `  every block: scripts ${landing.scripts.toFixed(1)} kB, a service ${service.scripts.toFixed(1)} kB`,
  )
  expect(landing.scripts).toBeLessThanOrEqual(service.scripts)
  expect(landing.styles).toBe(service.styles)
  expect(landing.fonts).toBe(service.fonts)
})
