import { expect } from '@playwright/test'
import { testWithSite } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { field, openDocument, openPreview, publish, signIn } from '../e2e/studio.ts'
import { countClicks, noteClicks, printClicks } from './clicks.ts'

/* Sections of landing pages: reused from one place, and moved on the page itself. */

const test = testWithSite()
test.afterAll(printClicks)
test.use({ viewport: { width: 1500, height: 900 } })

const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })
const landing = (id: string, sections: object[]) => ({
  _id: id,
  _type: 'landingPage',
  title: line('Sections', 'Sections'),
  slug: { _type: 'slug', current: id },
  sections,
})

test('an editor puts a saved section on a page with four clicks; a hidden one may be unfinished', async ({
  page,
  site,
}) => {
  const call = { _type: 'callToActionBlock', _key: 's', title: line('Call us today', 'Appelez-nous') }
  await site.client.create({ _id: 'section-call', _type: 'savedSection', name: 'Our call', sections: [call] })
  await site.client.create(
    landing('page-saved', [
      { _type: 'heroBlock', _key: 'a', title: line('Sections', 'Sections') },
      { _type: 'servicesBlock', _key: 'b', hidden: true },
    ]),
  )
  await signIn(page, PEOPLE.editor)
  await openDocument(page, 'page-saved', 'landingPage')
  const clicks = await countClicks(page)
  await field(page, 'sections').getByRole('button', { name: 'Add item...' }).click()
  await page.getByRole('menuitem', { name: 'Saved section', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await page.locator('[data-ui="AutocompleteOption"]').filter({ hasText: 'Our call' }).click()
  noteClicks('A saved section on a page', clicks(), 4)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await publish(page)
  expect((await fetchPage(`${site.url}/page-saved`)).text).toContain('Call us today')
})

/** Milliseconds until Sanity's preview is connected to its page, which nothing on the page says. */
const PREVIEW_CONNECTS = 5_000

test('in the preview an editor moves a section with the menu of the page', async ({ page, site }) => {
  const block = (_key: string, en: string, fr: string) => ({
    _type: 'callToActionBlock',
    _key,
    title: line(en, fr),
  })
  await site.client.create(
    landing('page-moved', [
      { _type: 'heroBlock', _key: 'a', title: line('Sections', 'Sections') },
      block('b', 'First call', 'Premier appel'),
      block('c', 'Second call', 'Deuxième appel'),
    ]),
  )
  await signIn(page, PEOPLE.editor)
  const preview = await openPreview(page, '/page-moved')
  const headings = preview.locator('main h2')
  await expect(headings).toHaveText(['First call', 'Second call'])
  const second = preview.getByRole('region', { name: 'Second call' })
  await expect(second).toHaveAttribute('data-sanity', /path=sections/)
  // Sanity's group of a menu has the role of a button.
  const move = preview.getByRole('button', { name: 'Move', exact: true })
  // A menu that opens before the preview is connected has no "Move", and covers the page until it is closed.
  await page.waitForTimeout(PREVIEW_CONNECTS)
  // Beside the words, so that the menu is that of the section.
  await second.click({ button: 'right', position: { x: 5, y: 5 } })
  await move.hover()
  await preview.getByRole('menuitem', { name: 'Up', exact: true }).click()
  await expect(headings).toHaveText(['Second call', 'First call'], { timeout: 15_000 })
  const draft = await site.client.getDocument('drafts.page-moved')
  expect(draft?.sections.map(({ _key }: { _key: string }) => _key)).toEqual(['a', 'c', 'b'])
})
