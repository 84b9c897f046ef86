import { expect, type Page, type Response } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { expectStill, recordShifts } from '../e2e/layout-shifts.ts'
import { OTHER_PAGES, PAGES, scrollThrough, setWidth } from '../e2e/measured-pages.ts'
import type { OwnSite } from '../e2e/site.ts'
import { expectWholeSubjects } from '../e2e/whole-subjects.ts'
import { type Photograph, photographs } from './photographs.ts'
import { recordRows } from './table.ts'

/*
 * Staff replace drawings by photographs. Here every drawing of the site becomes one of 24 megapixels, landscape and portrait by
 * turns, and every page type is checked. A picture of each is left in the folder of results, to be looked at.
 */

const test = testWithSite()

/** In kB, as they come over the wire: any one picture, and the HTML of the home page. */
const LARGEST = 160
const HOME_HTML = 22
const WIDTHS = { en: 1280, fr: 360 }
/** The home page has about as many pictures: each is another, as on a real site, or its HTML would be too well compressed. */
const DIFFERENT = 30

const subjects = new Map<string, Photograph['subject']>()

test.beforeAll('every drawing becomes a photograph', async ({ site }) => {
  test.setTimeout(180_000)
  await replaceDrawings(site)
})

async function replaceDrawings({ client }: OwnSite): Promise<void> {
  const photos: { _id: string; subject: Photograph['subject'] }[] = []
  const originals = await photographs()
  for (let number = 0; number < DIFFERENT; number += 1) {
    const { filename, bytes, subject } = originals[number % originals.length] as Photograph
    // What follows the end of a JPEG is not read: the same photograph at another address.
    const copy = Buffer.concat([bytes, Buffer.from(String(number))])
    const { _id, path } = await client.assets.upload('image', copy, { filename })
    photos.push({ _id, subject })
    subjects.set(path.split('/').at(-1) ?? '', subject)
  }
  const drawings: string[] = await client.fetch('*[_type == "sanity.imageAsset" && extension == "svg"]._id')
  const documents = await client.fetch('*[!(_type match "sanity.*") && references($drawings)]', { drawings })
  let turn = 0
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner)]))
    const { asset } = value as { asset?: { _ref?: string } }
    if (!asset?._ref || !drawings.includes(asset._ref)) return fields
    const photo = photos[turn++ % photos.length]
    return { ...fields, asset: { _type: 'reference', _ref: photo?._id }, hotspot: photo?.subject }
  }
  const transaction = client.transaction()
  for (const document of documents) transaction.createOrReplace(replaced(document) as never)
  await transaction.commit()
  expect(
    await client.fetch('count(*[!(_type match "sanity.*") && references($drawings)])', { drawings }),
  ).toBe(0)
}

/** The pictures that came while `visit` ran. */
async function picturesOf(page: Page, visit: () => Promise<void>) {
  const responses: Response[] = []
  const note = (response: Response) => {
    if (response.request().resourceType() === 'image') responses.push(response)
  }
  page.on('response', note)
  await visit()
  page.off('response', note)
  return Promise.all(
    responses.map(async (response) => ({
      address: response.url(),
      type: await response.headerValue('content-type'),
      kB: (await response.body()).length / 1000,
    })),
  )
}

for (const lang of LANGUAGES) {
  for (const path of [...PAGES, ...OTHER_PAGES]) {
    test(`${path} in ${lang} with photographs`, async ({ page }) => {
      test.setTimeout(180_000)
      const shifts = await recordShifts(page)
      await setWidth(page, WIDTHS[lang])
      let html = 0
      const pictures = await picturesOf(page, async () => {
        const response = await page.goto(localizedHref(path, lang), { waitUntil: 'networkidle' })
        html = (await response?.request().sizes())?.responseBodySize ?? 0
        await scrollThrough(page)
        await page.waitForLoadState('networkidle')
      })
      await page.screenshot({ path: test.info().outputPath('page.png'), fullPage: true })
      await expectStill(page, shifts)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        WIDTHS[lang],
      )
      await expectWholeSubjects(
        page,
        (src) => subjects.get(new URL(src).pathname.split('/').at(-1) ?? '') ?? null,
      )

      const photos = pictures.filter(({ address }) => address.includes('/images/'))
      for (const { address, type, kB } of photos) {
        expect.soft(type, address).toBe('image/avif')
        expect.soft(kB, address).toBeLessThanOrEqual(LARGEST)
      }
      const faults = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.currentSrc.includes('/images/') && image.clientWidth > 0)
          .flatMap((image) => {
            const { complete, naturalWidth, clientWidth, style, src, fetchPriority } = image
            if (!complete || naturalWidth === 0) return [`${src} did not load`]
            if (fetchPriority === 'high' && !style.background.includes('data:image/webp'))
              return [`${src} has no placeholder`]
            return naturalWidth < clientWidth * 0.9
              ? [`${src} is ${naturalWidth} wide, shown ${clientWidth}`]
              : []
          }),
      )
      expect(faults).toEqual([])
      if (path === '/') expect.soft(html / 1000).toBeLessThanOrEqual(HOME_HTML)
      recordRows('photographs', {
        [`${path} at ${WIDTHS[lang]} px: ${photos.length} photographs, ${photos.reduce((sum, { kB }) => sum + kB, 0).toFixed(0)} kB, HTML ${(html / 1000).toFixed(1)} kB`]:
          { tried: photos.length, lost: faults.length },
      })
    })
  }
}

test('who cannot read AVIF gets WebP, and who can read neither gets the format of the photograph', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const address = await page
    .locator('img[srcset]')
    .first()
    .evaluate((image: HTMLImageElement) => image.src)
  const typeFor = async (accept: string) =>
    (await fetch(new URL(address, site.url), { headers: { accept } })).headers.get('content-type')
  expect(await typeFor('image/webp,*/*')).toBe('image/webp')
  expect(await typeFor('*/*')).toBe('image/jpeg')
})
