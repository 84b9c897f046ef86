import { expect, type Page } from '@playwright/test'
import { testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import type { Site } from '../e2e/site.ts'
import { publish } from '../e2e/studio.ts'
import { uploadWall } from './upload-wall.ts'

const test = testInStudio(PEOPLE.editor)

test('a picture is uploaded and cropped, and the page shows that part', async ({ page, site }, testInfo) => {
  await uploadWall(page, testInfo.outputPath('wall.png'))
  await page.getByTestId('options-menu-edit-details').click()
  await dragCropHandle(page, 'crop-left', 60)
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await expect.poll(() => cropOf(site, 'service-furniture-assembly')).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'What changes on the site' }).click()
  await expect(page.getByRole('heading', { name: 'Picture', exact: true })).toBeVisible()
  await publish(page)

  const { html } = await fetchPage(`${site.url}/furniture-assembly`)
  expect(html).toMatch(/800x600\.png\?[^"]*rect=\d+,0,\d+,600/)
  await page.goto('/furniture-assembly')
  const shown = page.locator('main img[src*="800x600"]').first()
  await expect(shown).toBeVisible()
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
})

/** Waits for the picture to be drawn, then pulls one side of the frame inwards. */
async function dragCropHandle(page: Page, name: string, by: number) {
  const handle = page.locator(`[data-handle="${name}"]`)
  await expect(handle).toBeVisible()
  const box = await handle.boundingBox()
  if (!box) throw new Error(`${name} has no place on the screen.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 5 })
  await page.mouse.up()
}

function cropOf(site: Site, id: string): Promise<number | null> {
  return site.client.fetch('*[_id == $id][0].picture.crop.left', { id: `drafts.${id}` })
}
