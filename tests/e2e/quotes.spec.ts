import { expect, type Locator, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { phoneText } from '#lib/i18n/phone.ts'
import { quoteJob } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { messagesOf, relay } from '#lib/leads/offers/messages.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { activeContractor, sampleQuote } from '../leads/sample-contractors.ts'
import { phonePhoto } from '../sample-photos.ts'
import { expectNothingFound } from './axe.ts'
import { expectFits } from './fits.ts'
import { inEveryRun, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import type { Site } from './site.ts'
import { LEAD_ENV, leadsOf } from './stored-leads.ts'
import { withOutbox } from './stored-offers.ts'

/* What a customer does with the quotes of contractors, on the page of the request: in each language, with and without scripts. */

const test = testWithSite({ env: LEAD_ENV })

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** What tells who a contractor is: on the record, and in what the contractor wrote. */
const CONTACT = /555-?0100|416-555-7788|trade\.example/

const HOUR = 3_600_000

/** Sends a request for TV mounting with an estimate. The page of the request is open afterwards. */
async function send(page: Page, site: Site, email: string, lang: 'en' | 'fr') {
  await page.goto(localizedHref('/get-quote?service=tv-mounting&city=toronto&complexity=2', lang))
  const form = page.locator('form[action="/api/leads"]')
  const values = { name: 'Amélie Gagnon', email, message: 'Sixty-five inches, on brick.' }
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('button[type=submit]').locator('visible=true').click()
  await expect(page).toHaveURL(/\/request\/M-\w{4}-\w{4}/)
  const [lead] = leadsOf(site, email)
  if (!lead) throw new Error('The request is not stored.')
  return lead
}

/** Three contractors were asked. Two have given a quote, the third has given one that is over, and asks something. */
const quotesFor = (site: Site, submissionId: string, estimate: number, actor: string | null) =>
  withOutbox(site, async (outbox) => {
    const licence = {
      authority: 'ecra-esa',
      number: '7001234',
      province: 'ON',
      trades: [],
      expires: '2099-12-31',
      proof: null,
      checkedAt: Date.parse('2026-11-02T12:00Z'),
      checkedBy: null,
    }
    const contractors = [
      await activeContractor(outbox, { profile: { licences: [licence] } }),
      await activeContractor(outbox),
      await activeContractor(outbox, { profile: { insurance: null } }),
    ]
    const answerBy = outbox.now() + 24 * HOUR
    await askContractors(outbox, submissionId, { contractors, actor, answerBy, lookAgainAt: answerBy })
    const offers = await offersOf(outbox.db, submissionId)
    const [within = '', above = '', over = ''] = contractors.map(
      (id) => offers.find(({ contractorId }) => contractorId === id)?.id,
    )
    const priced = (price: number) => ({ priceLow: price, priceHigh: price })
    await quoteJob(outbox, within, sampleQuote({ ...priced(estimate), permit: 90 }))
    const included = 'Mounting and cables in the wall. Call me at 416-555-7788.'
    await quoteJob(outbox, above, sampleQuote({ ...priced(estimate * 9), tax: 'none', included }))
    await quoteJob(outbox, over, sampleQuote({ ...priced(1), validUntil: '2026-01-01' }))
    await relay(outbox, over, { sender: 'contractor', text: 'Brick or drywall? 416-555-7788' })
    const names = await outbox.db.selectFrom('contractors').select(['id', 'business', 'name']).execute()
    const nameOf = (place: number) => names.find(({ id }) => id === contractors[place])?.business ?? '?'
    return { over, businesses: [nameOf(0), nameOf(1), nameOf(2)] as const }
  })

const said = (page: Page) => page.locator('#said')

/** Opens a row of a part of the page and returns it. */
async function opened(part: Locator, title: string) {
  const summary = part.page().locator('summary', { hasText: title })
  const row = part.locator('details').filter({ has: summary })
  await row.locator('summary').click()
  return row
}

for (const lang of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test(
      `quotes are compared, a question is answered, one is chosen and another one after it, in ${lang}, with${javaScriptEnabled ? '' : 'out'} scripts`,
      ONLY_IN_SWEEP,
      async ({ newPage, site }) => {
        const { requestPage } = getDictionary(lang)
        const { quotes: words } = requestPage
        const { date, price, priceRange } = getFormatters(lang)
        const page = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
        const email = `quotes-${lang}-${javaScriptEnabled}@courriel.example`
        const lead = await send(page, site, email, lang)
        await expect(page.getByRole('region', { name: words.title, exact: true })).toHaveCount(0)
        const [low, high] = [Number(lead.estimate_low), Number(lead.estimate_high)]
        expect(low).toBeGreaterThan(0)
        const { over, businesses } = await quotesFor(
          site,
          lead.submission_id,
          low,
          lang === 'fr' ? null : 'a',
        )
        const [cheap, dear, old] = businesses
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(requestPage.states.quoted.name)
        const quotes = page.getByRole('region', { name: words.title, exact: true })
        const cards = quotes.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
        await expect(cards.getByRole('heading', { level: 3 })).toHaveText([cheap, dear, old])
        const estimate = priceRange(low, high)
        await expect(cards.nth(0).getByRole('definition')).toContainText([
          fillPlaceholders(words.against.within, { estimate }),
          words.taxAdded,
          fillPlaceholders(words.permitCost, { price: price(90) }),
          'Mounting, cables, cleaning up.',
          date('2099-12-05'),
          date('2099-12-31'),
          '7001234',
          words.noJobs,
        ])
        await expect(cards.nth(1).getByRole('definition')).toContainText([
          fillPlaceholders(words.against.above, { estimate }),
          words.taxNone,
          words.permitNone,
          'Mounting and cables in the wall.',
          date('2099-12-05'),
          date('2099-12-31'),
          fillPlaceholders(words.insurance, { amount: price(2_000_000), date: date('2026-11-01') }),
          words.noJobs,
        ])
        await expect(cards.nth(2)).toContainText(words.notChecked)
        await expect(cards.nth(2)).toContainText(
          fillPlaceholders(words.overSince, { date: date('2026-01-01') }),
        )
        await expect(cards.nth(2).locator('details')).toHaveCount(0)
        await expect(quotes.getByText(words.automatic)).toHaveCount(lang === 'fr' ? 1 : 0)
        expect(await page.content()).not.toMatch(CONTACT)
        if (javaScriptEnabled) {
          await expectNothingFound(page)
          await expectFits(page)
          await page.setViewportSize({ width: 360, height: 780 })
        }

        // The question is open. What could show who the customer is does not arrive.
        const question = page.locator('details').filter({
          has: page.locator('summary', {
            hasText: fillPlaceholders(words.questions.asks, { business: old }),
          }),
        })
        await expect(question).toContainText('Brick or drywall?')
        await question.locator('[name=text]').fill('Brick.')
        await question.locator('button').click()
        await expect(said(page)).toHaveText(requestPage.said.answered)
        const answers = await withOutbox(site, (outbox) => messagesOf(outbox, [over]))
        expect(answers.at(-1)).toMatchObject({ sender: 'customer', text: 'Brick.' })
        // What was just written is open.
        await expect(page.getByText('Brick.', { exact: true })).toBeVisible()

        const choice = await opened(cards.nth(1), fillPlaceholders(words.choose.title, { business: dear }))
        await expect(choice).toContainText(fillPlaceholders(words.choose.text, { business: dear }))
        await choice.locator('button').click()
        await expect(said(page)).toHaveText(requestPage.said.chosen)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(requestPage.states.chosen.name)
        const chosen = page.getByRole('region', { name: words.yourContractor })
        await expect(chosen.getByRole('heading', { name: dear, exact: true })).toBeVisible()
        await expect(chosen.getByRole('link', { name: phoneText('(416) 555-0100', lang) })).toBeVisible()
        // The chosen contractor's words are whole, and nobody else is seen.
        await expect(chosen).toContainText('416-555-7788')
        await expect(chosen).not.toContainText(cheap)
        if (javaScriptEnabled) await expectNothingFound(page)
        const data = await opened(page.locator('main'), requestPage.data.title)
        await expect(data).toContainText(words.given.list)
        await expect(data.getByRole('listitem')).toContainText([dear])

        const complaint = await opened(chosen, fillPlaceholders(words.complain.title, { business: dear }))
        await complaint.locator('[name=text]').fill('Nobody calls.')
        await complaint.locator('button').click()
        await expect(said(page)).toHaveText(requestPage.said.complained)
        const drop = await opened(chosen, words.drop.title)
        await drop.locator('button').click()
        await expect(said(page)).toHaveText(requestPage.said.dropped)
        await expect(cards.getByRole('heading', { level: 3 })).toHaveText([cheap])
        const second = await opened(
          page.locator('main'),
          fillPlaceholders(words.choose.title, { business: cheap }),
        )
        await second.locator('button').click()
        await expect(said(page)).toHaveText(requestPage.said.chosen)
        await expect(chosen.getByRole('heading', { name: cheap, exact: true })).toBeVisible()
      },
    )

    test(
      `photos are shared and a postal code is given, in ${lang}, with${javaScriptEnabled ? '' : 'out'} scripts`,
      inEveryRun(lang === 'fr' && !javaScriptEnabled),
      async ({ newPage, site }) => {
        const { requestPage } = getDictionary(lang)
        const { photosShare: words } = requestPage
        const page = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
        const email = `photos-${lang}-${javaScriptEnabled}@courriel.example`
        await send(page, site, email, lang)
        const add = await opened(page.locator('main'), requestPage.add.title)
        const buffer = await phonePhoto()
        await add.locator('[name=photos]').setInputFiles({ name: 'wall.jpg', buffer, mimeType: 'image/jpeg' })
        await add.locator('button').click()
        await expect(said(page)).toHaveText(requestPage.said.added)
        const photo = page.getByRole('checkbox', { name: fillPlaceholders(words.photo, { number: '1' }) })
        await expect(photo).not.toBeChecked()
        await photo.check()
        await page.getByRole('button', { name: words.button }).click()
        await expect(said(page)).toHaveText(requestPage.said.photosShared)
        await expect(photo).toBeChecked()
        const sharing = await withOutbox(site, ({ db }) =>
          db
            .selectFrom('lead_photos')
            .select('sharing')
            .where('submission_id', '=', leadsOf(site, email)[0]?.submission_id ?? '')
            .execute(),
        )
        expect(sharing).toEqual([{ sharing: 'shared' }])

        const postal = await opened(page.locator('main'), words.postal.title)
        await postal.locator('[name=postal_code]').fill('90210')
        await postal.locator('button').click()
        await expect(said(page)).toHaveText(requestPage.said.wrongPostalCode)
        if (javaScriptEnabled) {
          await expect(page.locator('#postal-code')).toHaveValue('90210')
          await expectNothingFound(page)
        } else await opened(page.locator('main'), words.postal.title)
        await postal.locator('[name=postal_code]').fill('m5v 2t6')
        await postal.locator('button').click()
        await expect(said(page)).toHaveText(requestPage.said.postalCodeSaved)
        expect(leadsOf(site, email)[0]?.postal_code).toBe('M5V 2T6')
      },
    )
  }
}
