import { expect } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { untilTaken } from './measured-pages.ts'
import { fetchPage } from './page-facts.ts'
import { whileUnreadable } from './unreadable-lake.ts'

const test = testWithSite()

/**
 * The browsing side's error catalogue row by row. Rows that need more than a page are elsewhere: the
 * not-found screens in not-found.spec.ts, an empty category in offers.spec.ts, installers in cities.spec.ts, search in
 * search.spec.ts, a lazy module in app.spec.ts, the forms' catalogue in forms.spec.ts and wizard.spec.ts.
 */
for (const [path, sentence, hint] of [
  [
    '/services?q=xyzzy',
    'No services match your current filters.',
    'Try adjusting your search or clearing some filters.',
  ],
  [
    '/services?q=xyzzy&lang=fr',
    'Aucun service ne correspond à vos filtres.',
    'Changez votre recherche ou retirez des filtres.',
  ],
] as const) {
  test(`${path}: no catalogue match`, ONLY_IN_SWEEP, async ({ page }) => {
    await page.goto(path)
    const results = page.locator('#catalogue')
    await expect(results.getByText(sentence)).toBeVisible()
    await expect(results.getByText(hint).last()).toBeVisible()
  })
}

test('Go Back goes back', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/services')
  await page.goto('/no/such/page')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/services$/)
})

test(
  'a page that fails to load is logged, and shows Page Not Found until it can be read again',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    await whileUnreadable(site, async () => {
      for (const [path, sentence] of [
        ['/regina/tv-mounting', 'It might have been moved, renamed, or deleted.'],
        ['/regina/tv-mounting?lang=fr', 'Page introuvable'],
        ['/regina/roof-replacement', 'Page Not Found'],
      ] as const) {
        const { status, text, html } = await fetchPage(site.url + path)
        expect(status, path).toBe(500)
        expect(text).toContain(sentence)
        expect(html).toMatch(/<section lang="fr-CA">\s*<h1>Page introuvable/)
      }
    })
    expect(site.output()).toContain('no such table')
    expect((await fetchPage(`${site.url}/regina/tv-mounting`)).status).toBe(200)
  },
)

for (const lang of LANGUAGES) {
  test(
    `a page whose code fails says so and is reported, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page, site }) => {
      const { failure } = getDictionary(lang).app
      await page.goto(localizedHref('/tv-mounting', lang))
      const slider = page.locator('#estimate').getByRole('slider').first()
      // Before React has taken it over, it would fail by itself, and no slider would be left to move.
      await untilTaken(slider)
      await slider.focus()
      // The estimate is worked out anew with every move of a slider.
      await page.evaluate((reason) => {
        Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
          get() {
            throw new Error(reason)
          },
        })
      }, `no figures in ${lang}`)
      // Not pressed on the slider: it is gone before the key is up again.
      await page.keyboard.press('End')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title)
      await expect(page.getByRole('link', { name: failure.home })).toHaveAttribute(
        'href',
        localizedHref('/', lang),
      )
      await expect.poll(() => site.output()).toContain(`no figures in ${lang}`)
      expect(site.output()).toContain('A page failed in the browser')
      await page.getByRole('button', { name: failure.retry }).click()
      await expect(page.locator('#estimate')).toBeVisible()
    },
  )
}
