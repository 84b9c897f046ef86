import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

/** What was done last, at the head of a page. */
export const said = (page: Page): Locator => page.locator('#said')

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Opens a row and returns it. */
export async function opened(page: Page, title: string): Promise<Locator> {
  const row = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
  await row.locator('summary').click()
  return row
}

/** Nothing of a pattern is in a page of a contractor: in its HTML as the server sends it, and as it is now. */
export async function expectNothingOf(page: Page, secrets: RegExp): Promise<void> {
  const answer = await page.context().request.get(page.url())
  expect(await answer.text()).not.toMatch(secrets)
  expect(JSON.stringify(answer.headersArray())).not.toMatch(secrets)
  expect(await page.content()).not.toMatch(secrets)
}

/** The photos of a job have neither place nor camera, and no name of a file. */
export async function expectBarePhotos(page: Page, secrets: RegExp): Promise<void> {
  const sources = await page
    .locator('img[src*="/api/job/photo"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  expect(sources).toHaveLength(1)
  for (const source of sources) {
    const answer = await page.context().request.get(source)
    expect(answer.status()).toBe(200)
    const bytes = await answer.body()
    const { exif, xmp, iptc, format } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, format]).toEqual([undefined, undefined, undefined, 'jpeg'])
    expect(bytes.toString('latin1')).not.toMatch(/Exif|Secret model|GPS/)
    expect(JSON.stringify(answer.headersArray()) + bytes.toString('latin1')).not.toMatch(secrets)
  }
}
