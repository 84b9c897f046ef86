import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { readLife, takeStep } from '#lib/leads/life/steps.ts'
import { quoteJob } from '#lib/leads/offers/answer.ts'
import { chooseQuote } from '#lib/leads/offers/choose.ts'
import { relay } from '#lib/leads/offers/messages.ts'
import { readOffer } from '#lib/leads/offers/offer.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import { factsWith, sampleQuote } from '../leads/sample-contractors.ts'
import type { MailServer } from '../mail/mail-server.ts'
import { expectNothingFound } from './axe.ts'
import { inEveryRun, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { linkIn, mailAndCrm } from './mail-and-crm.ts'
import { LEAD_ENV } from './stored-leads.ts'
import { askedJob, linksOf, PLANTED, withOutbox } from './stored-offers.ts'

/* What a contractor does with a job, on a phone: in each language, with and without scripts. */

const { env, start } = await mailAndCrm()

const test = testWithSite({ env: { ...LEAD_ENV, ...env } })

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

let mail: MailServer
let stop: () => Promise<void>
test.beforeAll(async () => {
  ;({ mail, stop } = await start())
})
test.afterAll(() => stop())

const said = (page: Page) => page.locator('#said')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a row and returns it. */
async function opened(page: Page, title: string) {
  const row = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
  await row.locator('summary').click()
  return row
}

/** Nothing of the customer is in the HTML as the server sends it. */
async function expectNobody(page: Page) {
  const html = await (await page.context().request.get(page.url())).text()
  for (const text of [...Object.values(PLANTED), 'Planted', 'Maude', '555-7788', '5557788'])
    expect(html).not.toContain(text)
}

const expectNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

const PDF = {
  name: 'Soumission Zoé.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF'),
}

for (const lang of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test(
      `a contractor asks, quotes, is chosen and finishes, in ${lang}, with${javaScriptEnabled ? '' : 'out'} scripts`,
      inEveryRun(lang === 'en' && javaScriptEnabled),
      async ({ newPage, site }) => {
        const { jobPages } = getDictionary(lang)
        const { job: words } = jobPages
        const { reference, first, second } = await askedJob(site, lang)
        const page = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
        // A program that checks links opens it, and the contractor does not seem to have seen the job.
        const { job } = await linksOf(site, first, lang)
        await fetch(site.url + job, { redirect: 'manual' })
        const offer = () => withOutbox(site, (outbox) => readOffer(outbox.db, first))
        expect((await offer())?.seenAt).toBeNull()
        await page.goto(job)
        await expect(page).toHaveURL(site.url + localizedHref(`/job/${first}`, lang))
        await expect(heading(page)).toContainText(reference)
        await expect(heading(page)).toContainText(words.states.asked.name)
        expect((await offer())?.seenAt).not.toBeNull()
        await expect(page.getByText(words.automatic)).toBeVisible()
        await expect(page.getByText('A 65-inch TV on a brick wall.')).toBeVisible()
        await expectNobody(page)
        await expectNarrow(page)
        if (javaScriptEnabled) await expectNothingFound(page)

        // What is wrong is said beside the fields, and everything typed is still there.
        const day = dayBefore(siteDay(Date.now()), -9)
        await expect(page.locator('#quote-valid-until')).toHaveValue(dayBefore(siteDay(Date.now()), -14))
        await page.locator('#quote-price-low').fill('cheap')
        await page.locator('#quote-included').fill('Support, câbles, nettoyage.')
        await page.locator('#quote-photos').setInputFiles(PDF)
        await page.getByRole('button', { name: words.quote.button }).click()
        await expect(said(page)).toContainText(jobPages.said.check)
        await expect(page.locator('#quote-price-low')).toHaveValue('cheap')
        await expect(page.locator('#quote-price-low')).toHaveAttribute('aria-invalid', 'true')
        await expect(page.locator('#quote-price-low-error')).toHaveText(words.errors.priceWrong)
        await expect(page.locator('#quote-day-1-error')).toHaveText(words.errors.dayMissing)
        await expect(page.locator('#quote-included')).toHaveValue('Support, câbles, nettoyage.')
        await expect(page.getByText(PDF.name)).toBeVisible()
        await expectNarrow(page)
        if (javaScriptEnabled) await expectNothingFound(page)
        await said(page).getByRole('link', { name: words.errors.priceWrong }).click()
        await expect(page.locator('#quote-price-low')).toBeFocused()

        await page.locator('#quote-price-low').fill('450')
        await page.locator('#quote-price-high').fill('520')
        await page.locator('#quote-day-1').fill(day)
        await page.getByRole('button', { name: words.quote.button }).click()
        await expect(said(page)).toHaveText(jobPages.said.quoted)
        await expect(heading(page)).toContainText(words.states.quoted.name)
        await expect(page.getByText(getFormatters(lang).priceRange(450, 520))).toBeVisible()
        expect((await offer())?.quote).toMatchObject({ priceLow: 450, days: [day], file: expect.any(String) })

        const ask = await opened(page, words.ask.title)
        await ask.locator('[name=text]').fill('Is there a plug nearby?')
        await ask.getByRole('button', { name: words.ask.button }).click()
        await expect(said(page)).toHaveText(jobPages.said.asked)
        await withOutbox(site, (outbox) => relay(outbox, first, { sender: 'customer', text: 'Yes, below.' }))
        await page.reload()
        await expect(
          page.getByRole('region', { name: words.messages.title }).getByRole('listitem'),
        ).toContainText(['Is there a plug nearby?', 'Yes, below.'])
        await expectNobody(page)

        // Another one types while this one is chosen.
        const other = await newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
        await other.goto((await linksOf(site, second, lang)).job)
        await other.locator('#quote-price-low').fill('300')
        await other.locator('#quote-included').fill('A long text that must not be lost.')
        await other.locator('#quote-day-1').fill(day)
        await withOutbox(site, (outbox) => chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith()))
        await other.getByRole('button', { name: words.quote.button }).click()
        await expect(said(other)).toHaveText(jobPages.said.over)
        await expect(heading(other)).toContainText(words.states.closed.name)
        await expect(other.getByText('A long text that must not be lost.')).toBeVisible()
        await expect(other.getByText('brick wall')).toHaveCount(0)
        await expectNobody(other)

        // The link from before opens nothing any more; the new one shows who the customer is.
        await page.reload()
        await expect(heading(page)).toHaveText(jobPages.jobs.find.title)
        await expectNobody(page)
        await page.goto((await linksOf(site, first, lang)).job)
        await expect(heading(page)).toContainText(words.states.chosen.name)
        const customer = page.getByRole('region', { name: words.customer.title })
        await expect(customer).toContainText(PLANTED.name)
        await expect(customer).toContainText(PLANTED.address)
        await expect(customer.getByRole('link', { name: PLANTED.phone })).toHaveAttribute(
          'href',
          'tel:+14165557788',
        )
        await expect(customer.getByRole('link', { name: PLANTED.email })).toBeVisible()
        await expectNarrow(page)
        if (javaScriptEnabled) await expectNothingFound(page)

        await page.locator('#day-day').fill(day)
        await page.locator('#day-from').fill('09:00')
        await page.locator('#day-to').fill('11:00')
        await page.getByRole('button', { name: words.day.button }).click()
        await expect(said(page)).toHaveText(jobPages.said.daySet)
        // No row is open in which nothing was typed.
        await expect(page.locator('main details[open]')).toHaveCount(0)
        const calendar = await page
          .context()
          .request.get(
            site.url +
              ((await page.getByRole('link', { name: words.day.calendar }).getAttribute('href')) ?? ''),
          )
        const file = (await calendar.text()).replaceAll('\r\n ', '')
        expect(file).toContain(`LOCATION:${PLANTED.address}`)

        // The customer asks for another day, without hours: the contractor confirms it with those that were agreed.
        const later = dayBefore(day, -1)
        await withOutbox(site, async (outbox) => {
          const found = await readOffer(outbox.db, first)
          const appointment = { day: later }
          await takeStep(outbox, found?.submissionId ?? '', { step: 'move', by: 'customer', appointment })
        })
        await page.reload()
        await expect(heading(page).locator('xpath=..')).toContainText(getFormatters(lang).date(later))
        await expect(page.locator('#confirmDay-from')).toHaveValue('09:00')
        await page.getByRole('button', { name: words.day.confirm }).click()
        await expect(said(page)).toHaveText(jobPages.said.daySet)
        const moved = await withOutbox(site, (outbox) => readOffer(outbox.db, first))
        const life = await withOutbox(site, (outbox) => readLife(outbox.db, moved?.submissionId ?? '', 0))
        expect(life.agreed).toEqual({ day: later, from: '09:00', to: '11:00' })

        const write = await opened(page, words.write.title)
        await write.locator('[name=text]').fill('See you then.')
        await write.getByRole('button', { name: words.write.button }).click()
        await expect(said(page)).toHaveText(jobPages.said.written)

        const finish = await opened(page, words.finish.title)
        await finish.locator('[name=final_price]').fill('480,50')
        await finish.getByRole('button', { name: words.finish.button }).click()
        await expect(page.locator('#finish-sure-error')).toHaveText(words.errors.sureMissing)
        await expect(page.locator('#finish-final-price')).toHaveValue('480,50')
        await page.locator('#finish-sure').check()
        await page.getByRole('button', { name: words.finish.button }).click()
        await expect(said(page)).toHaveText(jobPages.said.finished)
        await expect(heading(page)).toContainText(words.states.done.name)
        await expect(page.getByText(getFormatters(lang).price(480.5))).toBeVisible()
      },
    )

    test(
      `all jobs of a contractor, in ${lang}, with${javaScriptEnabled ? '' : 'out'} scripts`,
      ONLY_IN_SWEEP,
      async ({ newPage, site }) => {
        const { jobPages } = getDictionary(lang)
        const { jobs: words } = jobPages
        const { reference, first } = await askedJob(site, lang)
        const { all } = await linksOf(site, first, lang)
        const page = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
        await page.goto(all)
        await expect(page).toHaveURL(site.url + localizedHref('/jobs', lang))
        const toAnswer = page.getByRole('region', { name: words.toAnswer, exact: true })
        await expect(toAnswer).toContainText(reference)
        await expect(toAnswer).toContainText(/4\sh 5\d\smin/)
        await expectNobody(page)
        await expectNarrow(page)
        if (javaScriptEnabled) await expectNothingFound(page)
        const answer = await page.reload()
        expect(answer?.headers()).toMatchObject({
          'cache-control': expect.stringContaining('no-store'),
          'x-robots-tag': 'noindex',
          'referrer-policy': 'same-origin',
        })

        const pause = await opened(page, words.pause.title)
        await pause.locator('[name=until]').fill(dayBefore(siteDay(Date.now()), -7))
        await pause.getByRole('button').click()
        await expect(said(page)).toHaveText(jobPages.said.paused)
        const resume = await opened(page, words.resume.title)
        await resume.getByRole('button').click()
        await expect(said(page)).toHaveText(jobPages.said.resumed)
        const proof = await opened(page, words.proof.title)
        await proof.locator('[name=proof_of]').selectOption('insurance')
        await proof.locator('button').click()
        await expect(page.locator('#files-photos-error')).toHaveText(jobPages.job.errors.fileWrong)
        await expect(page.locator('#files-proof-of')).toHaveValue('insurance')
        await page.locator('#files-photos').setInputFiles(PDF)
        await page.getByRole('button', { name: words.proof.button, exact: true }).click()
        await expect(said(page)).toHaveText(jobPages.said.filesSent)
        await expect(page.getByText(words.known.notChecked)).toBeVisible()

        // A job opens without a link of its own.
        await toAnswer.getByRole('link').click()
        await expect(heading(page)).toContainText(reference)
        const decline = await opened(page, jobPages.job.decline.title)
        await decline.locator('[name=reason]').selectOption('tooFar')
        await decline.getByRole('button').click()
        await expect(said(page)).toHaveText(jobPages.said.declined)
        await expect(heading(page)).toContainText(jobPages.job.states.declined.name)
        await expect(page.getByText('brick wall')).toHaveCount(0)
        await page.getByRole('link', { name: jobPages.job.allJobs }).click()
        await expect(page.getByText(words.nothing)).toBeVisible()

        const leave = await opened(page, words.leave.title)
        await leave.getByRole('button').click()
        await expect(page.locator('#leave-sure-error')).toHaveText(jobPages.job.errors.sureMissing)
        await page.locator('#leave-sure').check()
        await page.getByRole('button', { name: words.leave.button, exact: true }).click()
        await expect(said(page)).toHaveText(jobPages.said.left)
      },
    )
  }
}

test('a wrong link leads to where a new one is mailed', async ({ newPage, site }) => {
  const { jobPages } = getDictionary('fr')
  const { first } = await askedJob(site, 'fr')
  const { job, email } = await linksOf(site, first, 'fr')
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto(job.replace(/key=[^&]{4}/, 'key=0000'))
  await expect(page).toHaveURL(/\/jobs\?said=linkWrong/)
  await expect(said(page)).toHaveText(jobPages.said.linkWrong)
  await page.goto(localizedHref(`/job/${first}`, 'fr'))
  await expect(heading(page)).toHaveText(jobPages.jobs.find.title)
  await page.getByRole('textbox', { name: jobPages.jobs.find.email }).fill(email)
  await page.getByRole('button', { name: jobPages.jobs.find.button }).click()
  await expect(said(page)).toHaveText(jobPages.said.linksSent)
  const { text = '' } = await mail.mailTo(email)
  await page.goto(linkIn(text, site, '/api/job'))
  await expect(page).toHaveURL(site.url + localizedHref('/jobs', 'fr'))
  await page.goto(localizedHref(`/job/${first}`, 'fr'))
  await expect(heading(page)).toContainText(jobPages.job.states.asked.name)
  expect(site.output()).not.toContain('key=')
})

test(
  'a quote can be changed as long as nobody is chosen, and taken back',
  ONLY_IN_SWEEP,
  async ({ newPage, site }) => {
    const { jobPages } = getDictionary('en')
    const { first } = await askedJob(site, 'en')
    await withOutbox(site, (outbox) => quoteJob(outbox, first, sampleQuote({ permit: 120 })))
    const page = await newPage({ viewport: { width: 360, height: 780 } })
    await page.goto((await linksOf(site, first, 'en')).job)
    await page.getByRole('button', { name: jobPages.job.mailLinks }).click()
    await expect(said(page)).toHaveText(jobPages.said.linksMailed)
    const change = await opened(page, jobPages.job.quote.change)
    await expect(change.locator('[name=permit]')).toHaveValue('120')
    await change.locator('[name=price_high]').fill('100')
    // The scripts of the next page come late: what is typed before them is not replaced by what was refused.
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()))
    await change.getByRole('button', { name: jobPages.job.quote.changeButton }).click({ noWaitAfter: true })
    await expect(page.locator('#quote-price-high-error')).toHaveText(jobPages.job.errors.priceOrder)
    await page.locator('#quote-price-high').fill('600')
    scripts.resolve()
    await expect.poll(() => page.evaluate(() => location.search)).not.toContain('said=')
    await expect(page.locator('#quote-price-high')).toHaveValue('600')
    await page.locator('#quote-day-1').fill(dayBefore(siteDay(Date.now()), -3))
    await page.locator('#quote-valid-until').fill(dayBefore(siteDay(Date.now()), -30))
    await page.getByRole('button', { name: jobPages.job.quote.changeButton }).click()
    await expect(said(page)).toHaveText(jobPages.said.quoteChanged)
    const back = await opened(page, jobPages.job.takeBack.title)
    await back.getByRole('button').click()
    await expect(said(page)).toHaveText(jobPages.said.takenBack)
  },
)
