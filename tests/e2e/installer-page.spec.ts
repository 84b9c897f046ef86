import { expect } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectNothingFound } from './axe.ts'
import { inEveryRun, test } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'

const WORDS = { en, fr }

for (const lang of LANGUAGES) {
  test(
    `a review leads to the page of who did the job, and that to a quote: ${lang}`,
    inEveryRun(lang === 'fr'),
    async ({ page }) => {
      await page.goto(localizedHref('/reviews', lang))
      await page.locator('#reviews').getByRole('link', { name: 'Anthony Russo' }).first().click()
      await expect(page).toHaveURL(localizedHref('/installers/anthony-russo', lang))
      await expect(page.locator('h1')).toHaveText('Anthony Russo')
      for (const service of ['tv-mounting', 'security-cameras']) {
        const link = page.locator(`#services a[href="${localizedHref(`/toronto/${service}`, lang)}"]`)
        await expect(link).toContainText('$')
      }
      await expect(page.locator('#projects')).toContainText(
        fillPlaceholders(WORDS[lang].projects.position, { current: '1', total: '2' }),
      )
      const cards = page.locator('#reviews article')
      await expect(cards).toHaveCount(3)
      for (const card of await cards.all()) await expect(card).toContainText('Anthony Russo')
      await expectNothingFound(page)
      const { ask } = WORDS[lang].trustPages.installer
      await page.getByRole('link', { name: fillPlaceholders(ask, { name: 'Anthony Russo' }) }).click()
      await expect(page).toHaveURL(/get-quote.*contractor=installer-toronto-1/)
      await expect(page.locator('main')).toContainText('Anthony Russo')
    },
  )
}

test('services stand in the order of the specialties, and a missing proof of insurance is said', async ({
  site,
}) => {
  const { html, text } = await fetchPage(`${site.url}/installers/tyler-redekop`)
  const links = [...html.matchAll(/href="\/calgary\/([a-z-]+)"/g)].map(([, slug]) => slug)
  expect([...new Set(links)].slice(0, 3)).toEqual([
    'garage-door-openers',
    'garage-door-installation',
    'tv-mounting',
  ])
  expect(text).toContain(en.trustPages.installer.noInsurance)
})

test('an installer without an address has no page, and its card no link', async ({ page, site }) => {
  expect((await fetch(`${site.url}/installers/keisha-grant`)).status).toBe(404)
  await page.goto('/toronto/tv-mounting')
  const installers = page.locator('#local-installers')
  await expect(installers.getByRole('link', { name: 'Anthony Russo', exact: true })).toHaveAttribute(
    'href',
    '/installers/anthony-russo',
  )
  await expect(installers.getByRole('heading', { name: 'Keisha Grant' }).getByRole('link')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of LANGUAGES) {
    test(
      `projects are filtered, and lead to each other: ${lang}`,
      inEveryRun(lang === 'en'),
      async ({ page }) => {
        const { projects: words, trustPages } = WORDS[lang]
        const own = trustPages.projects
        await page.goto(localizedHref('/projects', lang))
        const shown = page.locator('main section[id^="project-"]')
        const total = await shown.count()
        expect(total).toBeGreaterThan(5)
        await page.getByLabel(own.city, { exact: true }).selectOption('toronto')
        await page.getByRole('button', { name: own.show }).click()
        await expect(page).toHaveURL(/\/projects\?.*city=toronto.*#gallery$/)
        await page.waitForLoadState()
        await expect(page.locator('html')).toHaveAttribute('lang', lang === 'fr' ? 'fr-CA' : 'en-CA')
        await expect(shown).toHaveCount(2)
        const count = fillPlaceholders(own.found.other, { count: '2', total: String(total) })
        await expect(page.locator('#gallery')).toContainText(count)
        const first = shown.first()
        const facts = first.locator('dl')
        await expect(facts).toContainText(own.paid)
        await expect(facts.getByRole('link', { name: 'Anthony Russo' })).toBeVisible()
        await first.getByRole('link', { name: words.next }).click()
        await expect(page).toHaveURL(new RegExp(`#${await shown.last().getAttribute('id')}$`))
        await page.getByRole('link', { name: own.showAll }).click()
        await expect(shown).toHaveCount(total)
      },
    )
  }
})
