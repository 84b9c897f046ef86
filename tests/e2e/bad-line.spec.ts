import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { cutOff, nextWithoutLine, onBadLine, silent } from '../engines/bad-line.ts'
import { chromiumEngine } from '../engines/chromium.ts'
import { missing } from '../engines/engine.ts'
import { FIREFOX } from '../engines/firefox.ts'
import { WEBKIT } from '../engines/webkit.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { untilScripted } from './measured-pages.ts'

/* Forms while the line is lost, cut or silent. A service worker would have the code that is asked for. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const JOURNEYS = { 'cut off': cutOff, silent, 'next without a line': nextWithoutLine }

for (const [place, [name, journey]] of Object.entries(JOURNEYS).entries()) {
  for (const lang of LANGUAGES) {
    const isInEveryRun = name !== 'silent' && lang === LANGUAGES[place % LANGUAGES.length]
    test(`Chromium, ${lang}: ${name}`, inEveryRun(isInEveryRun), async ({ page, site }) => {
      test.setTimeout(120_000)
      await onBadLine({ engine: chromiumEngine(page), site, lang }, journey)
    })
  }
}

for (const [kind, lang] of [
  [FIREFOX, 'fr'],
  [WEBKIT, 'en'],
] as const) {
  const reason = missing(kind)
  test(`${kind.name}, ${lang}: all of it`, ONLY_IN_SWEEP, async ({ site }) => {
    test.skip(reason !== null, reason ?? '')
    test.setTimeout(300_000)
    const engine = await kind.start()
    try {
      for (const journey of Object.values(JOURNEYS)) await onBadLine({ engine, site, lang }, journey)
    } finally {
      await engine.close()
    }
  })
}

const form = (page: Page) => page.locator('form[action="/api/leads"]')
const submit = (page: Page) => form(page).locator('button[type=submit]').locator('visible=true')

for (const lang of LANGUAGES) {
  const { app, forms } = getDictionary(lang)

  test(
    `${lang}: offline, code that was never loaded is no release; the notice goes when the connection is back`,
    ONLY_IN_SWEEP,
    async ({ page, context }) => {
      await page.goto(localizedHref('/book-installation', lang))
      await untilScripted(page, lang)
      await context.setOffline(true)
      await page.locator('label:has(input[value="assembly"])').click()
      await submit(page).click()
      const notice = page.getByText(app.reload.offline)
      await expect(notice).toBeVisible()
      const summary = form(page).getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary).toContainText(forms.notLoaded.title)
      for (const wrong of [forms.failures.lead.title, app.reload.text])
        await expect(page.getByText(wrong).locator('visible=true')).toHaveCount(0)
      await expect(page).not.toHaveURL(/#step/)
      await context.setOffline(false)
      await expect(notice).toBeHidden()
      await submit(page).click()
      await expect(page).toHaveURL(/#step-2$/)
      await expect(summary).toHaveCount(0)
      await expect(page.locator('input[value="assembly"]')).toBeChecked()
    },
  )
}
