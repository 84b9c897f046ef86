import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { en } from '#lib/i18n/en.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface Filter {
  /** Alone, in an address. */
  query: string
  /** What the chip is called that takes it back, or a part of it. */
  name: string
}

export const FILTERS: [Filter, Filter, ...Filter[]] = [
  { query: 'q=installation', name: 'installation' },
  { query: 'city=toronto', name: 'Toronto' },
  { query: 'categories=hvac,electrical', name: 'Electrical (Licensed)' },
  { query: 'complexity=Complex,Moderate', name: 'Complex' },
  { query: 'licensed=yes', name: en.services.licenseRequired },
  { query: 'permit=yes', name: en.services.permitRequired },
]

/** What the catalogue says of its results. */
export const status = (page: Page) => page.locator('#results [role=status]')

/** Of two filters, the chip of the first, Clear All and a category take back what they say, and Back restores it. */
export async function expectTakenBack(page: Page, filter: Filter, other: Filter): Promise<void> {
  await page.goto(`/services?${filter.query}&${other.query}`)
  const results = page.locator('#results')
  const chip = results.getByRole('link', { name: `Remove filter ${filter.name}` })
  await expect(chip).toBeVisible()
  await expect(status(page)).toContainText('Showing')
  const filtered = (await status(page).textContent()) ?? ''
  await chip.click()
  await expect(chip).toHaveCount(0)
  await page.goBack()
  await expect(status(page)).toHaveText(filtered)
  await results.getByRole('link', { name: en.services.clearAll }).click()
  await expect(page).toHaveURL('/services')
  await expect(status(page)).toHaveText('Showing 50 of 50 services')
  await page.goBack()
  await expect(status(page)).toHaveText(filtered)
  await page
    .getByRole('list', { name: en.services.categories })
    .getByRole('link', { name: /^Plumbing/ })
    .click()
  await expect(page).toHaveURL('/services?category=plumbing')
  await expect(status(page)).toHaveText('Showing 3 of 50 services')
  await page.goBack()
  await expect(status(page)).toHaveText(filtered)
}

/** Everything that the header's panel shows for a query is in the catalogue, where Enter leads. */
export async function expectEnterShows(page: Page, query: string, lang: Language): Promise<void> {
  const words = getDictionary(lang)
  await page.goto(localizedHref('/about', lang))
  await page.getByRole('combobox', { name: words.shell.search, exact: true }).fill(query)
  const options = page.locator('.search-panel [role=option]')
  await expect(options.first(), query).toBeVisible()
  const shown = await options.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto(localizedHref(`/services?${new URLSearchParams({ q: query })}`, lang))
  await expect(status(page)).not.toContainText(words.services.searchNotes.loading)
  for (const href of shown) {
    await expect(page.locator(`#results a[href="${href}"]:visible`).first(), query).toBeVisible()
  }
}
