import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { activeContractor } from '../leads/sample-contractors.ts'
import { expectNothingFound } from './axe.ts'
import { inEveryRun, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { mailAndCrm } from './mail-and-crm.ts'
import type { Site } from './site.ts'
import { LEAD_ENV, leadsOf } from './stored-leads.ts'
import { linksOf, withOutbox } from './stored-offers.ts'

/* Questions of a service (docs/product.md): from the estimator to the CRM and the contractor, in each language, with and without scripts. */

const { env, told, start } = await mailAndCrm()

const test = testWithSite({ env: { ...LEAD_ENV, CRM_WEBHOOK_URL: env.CRM_WEBHOOK_URL } })

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

let stop: () => Promise<void>
test.beforeAll(async () => {
  ;({ stop } = await start())
})
test.afterAll(() => stop())

const HOUR = 3_600_000

const titleOf = (count: number, lang: Language) => {
  const { plural } = getFormatters(lang)
  return plural(count, getDictionary(lang).questions.title).replace('{count}', String(count))
}

async function openQuestions(page: Page, count: number, lang: Language) {
  const row = page.locator('details').filter({ has: page.getByText(titleOf(count, lang), { exact: true }) })
  await row.locator('summary').click()
  return row
}

/** Asks a contractor about a request, and returns the link to the page of the job. */
const askedLink = (site: Site, id: string, lang: Language): Promise<string> =>
  withOutbox(site, async (outbox) => {
    await proveAddress(outbox, id)
    const contractors = [await activeContractor(outbox, { lang })]
    const now = Date.now()
    await askContractors(outbox, id, {
      ...{ contractors, actor: null },
      ...{ answerBy: now + 5 * HOUR, lookAgainAt: now + HOUR },
    })
    const [offer] = await offersOf(outbox.db, id)
    return (await linksOf(site, offer?.id ?? '', lang)).job
  })

const WORDS = {
  en: {
    wall: 'Wall type',
    brick: 'Brick or concrete',
    raceway: 'Length of the visible raceway',
    feet: '10\u00A0ft',
  },
  fr: {
    wall: 'Type de mur',
    brick: 'Brique ou béton',
    raceway: 'Longueur de la goulotte apparente',
    feet: '10\u00A0pi',
  },
}

for (const lang of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test(
      `answers change the price and reach the CRM and the contractor, in ${lang}, with${javaScriptEnabled ? '' : 'out'} scripts`,
      inEveryRun(lang === 'fr' && !javaScriptEnabled),
      async ({ newPage, site }) => {
        const { estimator, forms, shell } = getDictionary(lang)
        const { priceRange } = getFormatters(lang)
        const words = WORDS[lang]
        const email = `questions-${lang}-${javaScriptEnabled}@courriel.example`
        const page = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
        const estimate = page.locator('#estimate')

        await page.goto(localizedHref('/tv-mounting', lang))
        await expect(estimate.getByText(priceRange(115, 345), { exact: true })).toBeVisible()
        const row = await openQuestions(page, 4, lang)
        await expect(row.getByLabel(words.raceway)).toBeHidden()
        await row.getByLabel(words.brick).check()
        await row.getByLabel(words.raceway).fill('10')
        await row.locator('[name=answer-outlet][value=none]').check()
        if (javaScriptEnabled) await expectNothingFound(page)
        else await estimate.getByRole('button', { name: estimator.calculate }).click()
        // 60 for the wall, 6 ft of raceway above the included 4 at 6 each, 150 for the electrician.
        await expect(estimate.getByText(priceRange(361, 591), { exact: true })).toBeVisible()
        await expect(estimate.getByText(estimator.electrician)).toBeVisible()

        await estimate.getByRole('link', { name: estimator.requestQuote }).click()
        await expect(page).toHaveURL(/answer-wall=brick/)
        const docket = page.getByRole('region', { name: forms.quote.understood }).locator('visible=true')
        await expect(docket).toContainText(priceRange(361, 591))
        await expect(docket).toContainText(words.wall + shell.colon + words.brick)
        // What was answered is not asked again: left are the fireplace and the photo, which changes no price.
        const form = page.locator('form[action="/api/leads"]')
        if (javaScriptEnabled) await expect(form.locator('[name=form_start_time]')).not.toHaveValue('')
        const left = await openQuestions(page, 1, lang)
        await expect(form.locator('[name=answer-wall]')).toHaveCount(0)
        await left.locator('[name=answer-fireplace][value=yes]').check()
        await page.fill('#get-quote-name', 'Amélie Gagnon')
        await page.fill('#get-quote-email', email)
        await page.fill('#get-quote-message', 'Above the fireplace, please.')
        await form.locator('button[type=submit]').locator('visible=true').click()

        await expect(page).toHaveURL(/\/request\/M-/)
        await expect(page.getByText(priceRange(436, 666))).toBeVisible()
        const [lead] = leadsOf(site, email)
        expect(lead).toMatchObject({
          ...{ answer_wall: 'Brick or concrete', answer_raceway: '10\u00A0ft', answer_fireplace: 'Yes' },
          ...{ estimate_low: '436', estimate_high: '666' },
        })
        const id = lead?.submission_id ?? ''
        await expect
          .poll(() => told.find(({ payload }) => payload.submission_id === id)?.payload)
          .toMatchObject({
            answer_outlet: 'None yet',
            message: expect.stringContaining(`\n${words.raceway}${shell.colon}${words.feet}\n`),
          })

        await page.goto(await askedLink(site, id, lang))
        const fact = page.locator('dl > div').filter({ hasText: words.wall })
        await expect(fact).toContainText(words.brick)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      },
    )
  }
}

for (const javaScriptEnabled of [true, false]) {
  test(
    `a service that is chosen in the list asks its questions, with${javaScriptEnabled ? '' : 'out'} scripts`,
    inEveryRun(javaScriptEnabled),
    async ({ newPage, site }) => {
      const { forms } = getDictionary('fr')
      const email = `chosen-${javaScriptEnabled}@courriel.example`
      const page = await newPage({ javaScriptEnabled })
      await page.goto('/get-quote?lang=fr')
      await page.fill('#get-quote-message', 'Au-dessus du foyer.')
      await page.selectOption('#get-quote-service_type', 'tv-mounting')
      if (!javaScriptEnabled) await page.getByRole('button', { name: forms.quote.showQuestions }).click()
      const row = await openQuestions(page, 4, 'fr')
      await row.getByLabel(WORDS.fr.brick).check()
      await expect(page.locator('#get-quote-message')).toHaveValue('Au-dessus du foyer.')
      await page.fill('#get-quote-name', 'Amélie Gagnon')
      await page.fill('#get-quote-email', email)
      await page.fill('#get-quote-city', 'Laval')
      await page.selectOption('#get-quote-province_state', 'QC')
      await page.getByRole('button', { name: forms.submitRequest }).click()
      await expect(page).toHaveURL(/\/request\/M-/)
      expect(leadsOf(site, email)).toMatchObject([
        { service_slug: 'tv-mounting', answer_wall: 'Brick or concrete' },
      ])
    },
  )
}

test(
  'the wizard keeps the answers over a reload, and lists them at the end',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    const proceed = () =>
      page.locator('form[action="/api/leads"] button[type=submit]').locator('visible=true').click()
    const fillPerson = async () => {
      await page.fill('#booking-name', 'Amélie Gagnon')
      await page.fill('#booking-email', 'kept@courriel.example')
      await proceed()
      await expect(page).toHaveURL(/#step-3$/)
    }
    await page.goto('/book-installation?service=tv-mounting&city=toronto')
    await expect(page).toHaveTitle(/^Step 1/)
    await page.locator('label:has(input[value="65-75"])').click()
    await proceed()
    await fillPerson()
    const row = await openQuestions(page, 4, 'en')
    await row.getByLabel(WORDS.en.brick).check()
    await row.getByLabel(WORDS.en.raceway).fill('10')
    await page.fill('#booking-message', 'Above the fireplace, please.')

    await page.reload()
    await expect(page).toHaveURL(/#step-2$/)
    await fillPerson()
    await expect(page.getByLabel(WORDS.en.brick)).toBeChecked()
    await expect(page.getByLabel(WORDS.en.raceway)).toHaveValue('10')
    await proceed()
    const said = page.locator('#step-4 ~ dl > div')
    await expect(said.filter({ hasText: WORDS.en.wall })).toContainText(WORDS.en.brick)
    await expect(said.filter({ hasText: WORDS.en.raceway })).toContainText('10')
  },
)

for (const lang of LANGUAGES) {
  test(
    `every service asks two questions or more, in both forms too, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ site }) => {
      const slugs = await site.client.fetch<string[]>('*[_type == "service"].slug.current')
      expect(slugs.length).toBeGreaterThanOrEqual(50)
      for (const slug of slugs) {
        for (const path of [`/${slug}`, `/get-quote?service=${slug}`, `/book-installation?service=${slug}`]) {
          const html = await (await fetch(site.url + localizedHref(path, lang))).text()
          const names = new Set([...html.matchAll(/name="answer-(\w+)"/g)].map(([, name]) => name))
          expect(names.size, path).toBeGreaterThanOrEqual(2)
        }
      }
    },
  )
}
