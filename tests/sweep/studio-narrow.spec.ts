import { expect, type Locator, type Page } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio } from '../e2e/fixtures.ts'
import { setWidth } from '../e2e/measured-pages.ts'
import { PEOPLE } from '../e2e/people.ts'
import { goTo, openDocument, openStudio } from '../e2e/studio.ts'
import { sendLead } from './send-lead.ts'

/* What the Studio has for releases, sharing and results, on the width of a phone. */

const test = testInStudio(PEOPLE.administrator)

const WIDTH = 360

/** Checks that a panel is within the screen, that its texts are within it, and that axe finds nothing in it. */
async function expectNarrow(page: Page, panel: Locator, part: string): Promise<void> {
  await expect(panel).toBeVisible({ timeout: 30_000 })
  const tooWide = await panel.evaluate((root, width) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { right, width: own } = range.getBoundingClientRect()
      if (own > 1 && right > width + 1) found.push(`${texts.currentNode.textContent} until ${right}`)
    }
    return found
  }, WIDTH)
  expect(tooWide).toEqual([])
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2)
  await expectNothingFound(page, { part })
}

test.beforeEach(({ page }) => setWidth(page, WIDTH))

test('results', async ({ page }) => {
  await openStudio(page, '/studio/results')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 30_000 })
  await expectNarrow(page, page.locator('#results'), '#results')
})

test('leads: the list with chosen leads, a lead, and back', async ({ page, site }) => {
  for (const [place, name] of ['Anna', 'Zoé'.repeat(33)].entries()) {
    await sendLead(site.url, { name, email: `narrow-${place}@example.ca` })
  }
  await openStudio(page)
  await expect(page.getByRole('region', { name: /^Waiting for you/ })).toBeVisible({ timeout: 30_000 })
  await expectNarrow(page, page.locator('#home'), '#home')
  await goTo(page, '/studio/leads')
  const leads = page.locator('#leads')
  await page.getByRole('checkbox', { name: 'Choose all shown' }).check()
  await expect(page.getByRole('group', { name: 'With the chosen leads' })).toBeVisible()
  await expectNarrow(page, leads, '#leads')
  await leads.getByRole('button', { name: /Anna/ }).click()
  await expect(leads.getByRole('button', { name: 'Start work' })).toBeVisible()
  await expect(leads.getByRole('searchbox', { name: 'Search' })).toBeHidden()
  await expectNarrow(page, leads, '#leads')
  await leads.getByRole('button', { name: 'All leads' }).click()
  await expect(leads.getByText('2 chosen')).toBeVisible()
})

test('a link to a draft is made, listed and revoked', async ({ page }) => {
  await openDocument(page, 'service-tv-mounting', 'service')
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Share draft…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the draft of this page' })
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeVisible()
  await expectNarrow(page, dialog, '#share-draft')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
})

test('a page is taken off at a set time, and the calendar shows it', async ({ page, site }) => {
  await site.client.create({
    _id: 'faq-narrow',
    _type: 'faq',
    question: { _type: 'localeString', en: 'Until when?', fr: 'Jusqu’à quand?' },
  })
  await openDocument(page, 'faq-narrow', 'faq')
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Take off the site…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take it off the site' })
  await dialog.getByLabel('At a set time').check()
  await expectNarrow(page, dialog, '#schedule-unpublish')
  await dialog.getByLabel('Date and time').fill('2099-01-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toBeHidden()
  await goTo(page, '/studio/intent/releases-scheduled-drafts/view=drafts/')
  await expect(page.getByTestId('table-row')).toBeVisible()
  // Sanity's table scrolls sideways inside its own frame.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH)
})

test('why something was not published', async ({ page, site }) => {
  const { client } = site
  await client.create({ _id: 'faq-gone', _type: 'faq', question: { en: 'Why?', fr: 'Pourquoi?' } })
  await client.releases.create({ releaseId: 'rNarrow', metadata: { title: 'Late autumn in every city' } })
  await client.createVersion({
    releaseId: 'rNarrow',
    publishedId: 'faq-refers',
    document: {
      _id: 'versions.rNarrow.faq-refers',
      _type: 'faq',
      to: { _type: 'reference', _ref: 'faq-gone', _weak: true, _strengthenOnPublish: { type: 'faq' } },
    },
  })
  await client.releases.schedule({
    releaseId: 'rNarrow',
    publishAt: new Date(Date.now() + 2_000).toISOString(),
  })
  await client.delete('faq-gone')
  await openStudio(page, '/studio/releases')
  const alert = page.getByRole('alert').filter({ hasText: 'Late autumn' })
  await expectNarrow(page, alert, '[role=alert]')
})
