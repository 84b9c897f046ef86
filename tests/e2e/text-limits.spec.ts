import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { leadsOf } from './stored-leads.ts'

/* A text with a limit says when it comes near, and by how much it is too long. Nothing is cut. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const LIMIT = 5_000

const form = (page: Page) => page.locator('form[action="/api/leads"]')
const submit = (page: Page) => form(page).locator('button[type=submit]').locator('visible=true')

async function fillIn(page: Page, email: string) {
  for (const [name, text] of Object.entries({ firstName: 'Amélie', lastName: 'Gagnon', email }))
    await form(page).locator(`[name=${name}]`).fill(text)
}

for (const lang of LANGUAGES) {
  const { forms, limits, requestPage } = getDictionary(lang)
  const { number, plural } = getFormatters(lang)
  const said = (words: { one: string; other: string }, count: number) =>
    fillPlaceholders(plural(count, words), { count: number(count) })
  const tooLong = (count: number) =>
    fillPlaceholders(forms.errors.tooLong, { limit: number(LIMIT), count: number(count) })

  test(
    `${lang}, with scripts: a counter near the limit, and an error above it`,
    inEveryRun(lang === 'fr'),
    async ({ page, site }) => {
      const email = `limit-${lang}@courriel.example`
      await page.goto(localizedHref('/contact', lang))
      await expect(form(page).locator('[name=form_start_time]')).not.toHaveValue('')
      await fillIn(page, email)
      const message = form(page).locator('[name=message]')
      const status = form(page).getByRole('status')
      await message.fill('x'.repeat(4_000))
      await expect(message).not.toHaveAttribute('maxlength')
      await message.fill('x'.repeat(LIMIT - 400))
      const counter = page.locator('#contact-message-limit')
      await expect(counter).toContainText(said(limits.left, 400))
      await expect(status).toHaveText(said(limits.left, 400))
      // Not at each letter.
      await message.pressSequentially('yyy')
      await expect(counter).toContainText(said(limits.left, 397))
      await expect(status).toHaveText(said(limits.left, 400))
      await message.fill('x'.repeat(LIMIT + 1))
      await expect(status).toHaveText(said(limits.over, 1))
      await expect(message).toHaveValue('x'.repeat(LIMIT + 1))
      await submit(page).click()
      await expect(page.locator('#contact-message-error')).toHaveText(tooLong(1))
      expect(leadsOf(site, email)).toEqual([])
      await message.fill('x'.repeat(LIMIT))
      await expect(status).toHaveText(said(limits.left, 0))
      await submit(page).click()
      await expect.poll(() => leadsOf(site, email)).toHaveLength(1)
      // The page is named after what happened, and so is the place that has the focus.
      const { title } = forms.successes.contact
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      await expect(page.getByRole('region', { name: title, exact: true })).toBeFocused()
    },
  )

  test(
    `${lang}, without scripts: the server says by how much, and keeps the text`,
    ONLY_IN_SWEEP,
    async ({ newPage, site }) => {
      const email = `plain-limit-${lang}@courriel.example`
      const page = await newPage({ javaScriptEnabled: false })
      await page.goto(localizedHref('/contact', lang))
      await fillIn(page, email)
      const text = `${'line\n'.repeat(1_000)}and more`
      await form(page).locator('[name=message]').fill(text)
      await submit(page).click()
      await expect(page.locator('#contact-message-error')).toHaveText(tooLong(text.length - LIMIT))
      await expect(form(page).locator('[name=message]')).toHaveValue(text)
      expect(leadsOf(site, email)).toEqual([])
    },
  )

  test(
    `${lang}: what is added to a request says its limit, which counts what was added before`,
    ONLY_IN_SWEEP,
    async ({ page }) => {
      await page.goto(localizedHref('/get-quote?service=tv-mounting&city=toronto', lang))
      await expect(form(page).locator('[name=form_start_time]')).not.toHaveValue('')
      await form(page).locator('[name=name]').fill('Amélie Gagnon')
      await form(page).locator('[name=email]').fill(`added-limit-${lang}@courriel.example`)
      await form(page).locator('[name=message]').fill('A television on a plaster wall.')
      await submit(page).click()
      const add = page.locator('summary', { hasText: requestPage.add.title })
      await add.click()
      const message = page.locator('#add-text')
      await expect(message).not.toHaveAttribute('maxlength')
      await message.fill(`First.\n\n${'x'.repeat(992)}`)
      await page.getByRole('button', { name: requestPage.add.button, exact: true }).click()
      await expect(page.locator('#said')).toHaveText(requestPage.said.added)
      await expect(page.getByRole('region', { name: requestPage.added })).toContainText('First.')
      await add.click()
      const room = Number(await message.getAttribute('data-limit'))
      expect(room).toBeGreaterThan(3_900)
      expect(room).toBeLessThan(4_000)
      await expect(page.locator('#add-text-note')).toHaveText(
        fillPlaceholders(requestPage.add.limit, { limit: number(room) }),
      )
      await message.fill('x'.repeat(room + 3))
      await expect(page.locator('#add-text-limit').getByRole('status')).toHaveText(said(limits.over, 3))
      await page.getByRole('button', { name: requestPage.add.button, exact: true }).click()
      await expect(message).toHaveValue('x'.repeat(room + 3))
      await message.fill('x'.repeat(room))
      await page.getByRole('button', { name: requestPage.add.button, exact: true }).click()
      await expect(page.locator('#said')).toHaveText(requestPage.said.added)
    },
  )
}
