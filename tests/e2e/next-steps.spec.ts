import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import { test } from './fixtures.ts'

/* What a confirmation says of what happens next. All combinations are in lib/requests/promise.test.ts. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** The section of the confirmation: it stands above the sections of the page. */
const section = (page: Page, whatNext: string) =>
  page.getByRole('region', { name: whatNext, exact: true }).first()

const steps = (page: Page, whatNext: string) => section(page, whatNext).getByRole('listitem')

/** Fills in the form of a page and sends it. `answers` are further answers, by field. */
async function send(page: Page, path: string, answers: Record<string, string>) {
  await page.goto(path)
  const form = page.locator('form[action="/api/leads"]')
  const field = (name: string) => form.locator(`[name=${name}]`)
  await field('name').fill('Amélie Gagnon')
  await field('message').fill('Sixty-five inches, on brick.')
  for (const [name, value] of Object.entries(answers)) {
    if (name === 'timeline') await field(name).selectOption(value)
    else await field(name).fill(value)
  }
  await form.locator('button[type=submit]').locator('visible=true').click()
}

/** The date some days from now in Toronto, in words. */
const inDays = (days: number, lang: Language) =>
  getFormatters(lang).date(dayBefore(siteDay(Date.now()), -days))

test('without scripts, the work of a booking is on the preferred date', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false })
  const { forms } = getDictionary('en')
  await send(page, '/book-installation?service=tv-mounting&city=toronto', {
    email: 'preferred@courriel.example',
    preferred_date: dayBefore(siteDay(Date.now()), -40),
  })
  await expect(steps(page, forms.whatNext)).toHaveCount(3)
  await expect(steps(page, forms.whatNext).last()).toContainText(`On ${inDays(40, 'en')}`)
})

test('with scripts, in French, the work begins within the asked two weeks', async ({ page }) => {
  const { forms } = getDictionary('fr')
  await send(page, '/get-quote?service=tv-mounting&city=toronto&lang=fr', {
    email: 'weeks@courriel.example',
    timeline: 'Within 2 Weeks',
  })
  await expect(steps(page, forms.whatNext)).toHaveCount(3)
  await expect(steps(page, forms.whatNext).last()).toContainText(`D’ici le ${inDays(14, 'fr')}`)
})

for (const lang of LANGUAGES) {
  const hasScripts = lang === 'fr'
  const { forms } = getDictionary(lang)
  const label = `in ${lang}, with${hasScripts ? '' : 'out'} scripts`

  test(`an emergency says its response time and nothing of later days, ${label}`, async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: hasScripts })
    const path = '/get-quote?urgent=true&service=emergency-plumbing-repair&city=toronto'
    const email = `urgent-${lang}@courriel.example`
    await send(page, localizedHref(path, lang), { email, phone: '514 555-0123' })
    await expect(steps(page, forms.whatNext)).toHaveCount(1)
    await expect(steps(page, forms.whatNext)).toContainText(/30\D+90/)
    // Above everything else.
    await expect(page.getByRole('main').locator('p').first()).toContainText('911')
  })
}
