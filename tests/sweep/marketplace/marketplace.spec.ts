import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { otherLanguage } from '#lib/i18n/languages.ts'
import { phoneText } from '#lib/i18n/phone.ts'
import type { Contractor } from '#lib/leads/contractors/contractors.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import { type NewPage, testWithSite } from '../../e2e/fixtures.ts'
import { linkIn, mailAndCrm } from '../../e2e/mail-and-crm.ts'
import { untilTaken } from '../../e2e/measured-pages.ts'
import { PEOPLE } from '../../e2e/people.ts'
import type { OwnSite } from '../../e2e/site.ts'
import { LEAD_ENV, leadsOf } from '../../e2e/stored-leads.ts'
import { openStudio, signIn } from '../../e2e/studio.ts'
import type { MailServer } from '../../mail/mail-server.ts'
import { phonePhoto } from '../../sample-photos.ts'
import {
  activate,
  apply,
  check,
  localPage,
  makeContractor,
  otherContractors,
  quotesPage,
  showOnSite,
} from './contractors.ts'
import { expectBarePhotos, expectNothingOf, heading, opened, said } from './pages.ts'
import { mailsTo, subjectsTo, textOf, wholeOf } from './read-mails.ts'
import { planted, RUNS, type Run } from './runs.ts'

/* The whole life of the marketplace: from an application to a review, with every mail and every body that the CRM gets. */

const { env, told, start } = await mailAndCrm()

const test = testWithSite({ env: { ...LEAD_ENV, ...env, CRM_EVENTS: 'status' } })

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block', actionTimeout: 30_000 })

let mail: MailServer
let stop: () => Promise<void>
test.beforeAll(async () => {
  ;({ mail, stop } = await start())
})
test.afterAll(() => stop())

const PDF = { name: 'Proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }

const PRICES = { applicant: '640', third: '590', final: '655' }

/** The day that the contractor sets, and the one that the customer asks for. */
const [FIRST_DAY, OTHER_DAY] = [dayBefore(siteDay(Date.now()), -9), dayBefore(siteDay(Date.now()), -12)]

/** How contractors are reached. */
const CONTACTS = /555-0100|555-0142|trade\.example|lakeshore-volt|bornes-fleuve/

/** A phone, on which contractors look at jobs. */
const phoneOf = (newPage: NewPage, { scripts }: Run) =>
  newPage({ javaScriptEnabled: scripts, viewport: { width: 360, height: 780 } })

/** Opens the link of the newest mail to an address, once there are so many. */
async function openMail(page: Page, site: OwnSite, to: { email: string; count: number; address: string }) {
  await page.goto(linkIn(await textOf(mail, to.email, to.count), site, to.address))
}

/** The contractor sends the proofs of the licence and of the insurance on the page behind the mailed link. */
async function sendProofs(phone: Page, site: OwnSite, { lang, licence, applicant }: Run) {
  const { jobPages } = getDictionary(lang)
  await openMail(phone, site, { email: applicant.email, count: 2, address: '/api/job' })
  for (const of of [licence.number, 'insurance']) {
    const proof = await opened(phone, jobPages.jobs.proof.title)
    await proof.locator('[name=proof_of]').selectOption(of)
    await proof.locator('[name=photos]').setInputFiles(PDF)
    await proof.locator('button').click()
    await expect(said(phone)).toHaveText(jobPages.said.filesSent)
  }
}

/** Asks for quotes, with a photo that knows where it was taken and whose name is the customer's. Returns the submission id. */
async function askForQuotes(page: Page, site: OwnSite, run: Run): Promise<string> {
  const { scripts, customer, message, lang } = run
  const { forms } = getDictionary(lang)
  await page.goto(quotesPage(run))
  const form = page.locator('form[action="/api/leads"]')
  const photos = form.locator('[name=photos]')
  if (scripts) await untilTaken(photos)
  const { name, email, phone, address: property_address } = customer
  for (const [field, value] of Object.entries({ name, email, phone, property_address, message }))
    await form.locator(`[name=${field}]`).fill(value)
  const buffer = await phonePhoto()
  await photos.setInputFiles({ name: `${name} ${property_address}.jpg`, mimeType: 'image/jpeg', buffer })
  if (scripts)
    await expect(form.getByRole('status')).toHaveText(
      fillPlaceholders(forms.photos.received, { done: '1', count: '1' }),
    )
  await form.locator('button[type=submit]').locator('visible=true').click()
  await expect(page).toHaveURL(/\/request\/M-\w{4}-\w{4}/)
  return leadsOf(site, email)[0]?.submission_id ?? ''
}

/** The customer shows that the address is theirs, and shares the photo. */
async function sharePhoto(page: Page, site: OwnSite, { lang, customer }: Run) {
  const { requestPage } = getDictionary(lang)
  await openMail(page, site, { email: customer.email, count: 1, address: '/api/request' })
  const photo = fillPlaceholders(requestPage.photosShare.photo, { number: '1' })
  await page.getByRole('checkbox', { name: photo }).check()
  await page.getByRole('button', { name: requestPage.photosShare.button }).click()
  await expect(said(page)).toHaveText(requestPage.said.photosShared)
}

/** Staff see the job as contractors will, and ask the three that the site proposes. */
async function pressSend(staff: Page, submissionId: string, run: Run) {
  await openStudio(staff, `/studio/leads/${submissionId}`)
  const panel = staff.getByRole('region', { name: 'Contractors' })
  const preview = panel.getByRole('group').filter({ hasText: 'The job as contractors see it' })
  await expect(preview).toContainText(run.aboutJob)
  await expect(preview).not.toContainText(planted(run))
  await panel.getByRole('button', { name: 'Ask 3 contractors' }).click()
  await expect(panel.getByRole('list', { name: 'Asked' }).getByRole('listitem')).toHaveCount(3)
}

async function giveQuote(phone: Page, { lang }: Pick<Run, 'lang'>, price: string, withFile = false) {
  const { jobPages } = getDictionary(lang)
  await phone.locator('#quote-price-low').fill(price)
  await phone.locator('#quote-included').fill(`Installation: ${price}`)
  await phone.locator('#quote-day-1').fill(FIRST_DAY)
  if (withFile) await phone.locator('#quote-photos').setInputFiles({ ...PDF, name: 'Quote.pdf' })
  await phone.getByRole('button', { name: jobPages.job.quote.button }).click()
  await expect(said(phone)).toHaveText(jobPages.said.quoted)
}

/** The customer reads a question, and answers with more than the contractor may know. */
async function answerQuestion(page: Page, site: OwnSite, { lang, customer, applicant, answer }: Run) {
  const { requestPage } = getDictionary(lang)
  await openMail(page, site, { email: customer.email, count: 2, address: '/api/request' })
  const title = fillPlaceholders(requestPage.quotes.questions.asks, { business: applicant.business })
  const question = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
  await question.locator('[name=text]').fill(answer)
  await question.locator('button').click()
  await expect(said(page)).toHaveText(requestPage.said.answeredWithout)
}

/** The customer compares the quotes and chooses the applicant, who is not the cheapest. */
async function choose(page: Page, site: OwnSite, run: Run, third: Contractor) {
  const { lang, customer, applicant, licence } = run
  const { requestPage } = getDictionary(lang)
  const { price } = getFormatters(lang)
  await openMail(page, site, { email: customer.email, count: 4, address: '/api/request' })
  await expect(heading(page)).toContainText(requestPage.states.quoted.name)
  const { quotes: words } = requestPage
  const quotes = page.getByRole('region', { name: words.title, exact: true })
  const cards = quotes.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([third.business, applicant.business])
  const card = cards.nth(1)
  for (const text of [price(640), licence.number, price(2_000_000), words.noJobs, words.file])
    await expect(card).toContainText(text)
  await expect(quotes).not.toContainText(/555-0100|555-0142|trade\.example/)
  const file = await card.getByRole('link', { name: words.file }).getAttribute('href')
  expect((await page.context().request.get(file ?? '')).status()).toBe(200)
  await card.locator('summary').click()
  await card.getByRole('button', { name: words.choose.button }).click()
  await expect(said(page)).toHaveText(requestPage.said.chosen)
  await expect(page.getByRole('region', { name: words.yourContractor })).toContainText(
    phoneText('(438) 555-0142', run.lang),
  )
}

/** The contractor sets a day, the customer asks for another one, the contractor confirms it. */
async function agreeOnDay(page: Page, phone: Page, site: OwnSite, run: Run) {
  const { requestPage, jobPages } = getDictionary(run.lang)
  const { day: words } = jobPages.job
  const { customer, applicant } = run
  await phone.locator('#day-day').fill(FIRST_DAY)
  await phone.locator('#day-from').fill('09:00')
  await phone.locator('#day-to').fill('11:00')
  await phone.getByRole('button', { name: words.button }).click()
  await expect(said(phone)).toHaveText(jobPages.said.daySet)
  await openMail(page, site, { email: customer.email, count: 6, address: '/api/request' })
  await expect(heading(page)).toContainText(requestPage.states.scheduled.name)
  const move = await opened(page, requestPage.move.title)
  await move.locator('[name=day]').fill(OTHER_DAY)
  await move.locator('button').click()
  await expect(said(page)).toHaveText(requestPage.said.moved)
  await expect(page.getByText(requestPage.unconfirmed)).toBeVisible()
  await openMail(phone, site, { email: applicant.email, count: 8, address: '/api/job' })
  await phone.getByRole('button', { name: words.confirm }).click()
  await expect(said(phone)).toHaveText(jobPages.said.daySet)
  await openMail(page, site, { email: customer.email, count: 7, address: '/api/request' })
  await expect(page.getByText(requestPage.unconfirmed)).toHaveCount(0)
  await expect(page.getByText(getFormatters(run.lang).date(OTHER_DAY)).first()).toBeVisible()
}

async function finish(page: Page, phone: Page, site: OwnSite, run: Run) {
  const { requestPage, jobPages } = getDictionary(run.lang)
  const form = await opened(phone, jobPages.job.finish.title)
  await form.locator('[name=final_price]').fill(PRICES.final)
  await form.locator('[name=sure]').check()
  await form.getByRole('button', { name: jobPages.job.finish.button }).click()
  await expect(said(phone)).toHaveText(jobPages.said.finished)
  await openMail(page, site, { email: run.customer.email, count: 8, address: '/api/request' })
  await expect(heading(page)).toContainText(requestPage.states.done.name)
  await expect(page.getByText(getFormatters(run.lang).price(655))).toBeVisible()
}

/** Staff mail the link to the review, and the customer writes one. */
async function review(page: Page, staff: Page, site: OwnSite, run: Run, submissionId: string) {
  const { reviewForm: words } = getDictionary(run.lang)
  await openStudio(staff, `/studio/leads/${submissionId}`)
  await staff.getByRole('button', { name: 'Mail the link to the customer' }).click()
  await openMail(page, site, { email: run.customer.email, count: 9, address: '/review?' })
  await page.getByRole('radio', { name: /^5\s/ }).check()
  await page.getByRole('textbox', { name: words.reviewTitle, exact: true }).fill('OK')
  await page.getByRole('textbox', { name: words.content }).fill('The cable is hidden, as promised.')
  await page.getByRole('checkbox', { name: words.consent }).check()
  await page.getByRole('button', { name: words.submit }).click()
  await expect(heading(page)).toHaveText(words.done.title)
  await staff.reload()
  await expect(staff.getByRole('link', { name: 'Open the review' })).toBeVisible()
}

/** What the CRM was told of a request: the lead once, then each state in its order, and nothing of contractors or quotes. */
async function expectCrm(run: Run, submissionId: string, contractors: readonly Contractor[]) {
  const ofRequest = () => told.filter(({ payload }) => payload.submission_id === submissionId)
  await expect
    .poll(() => ofRequest().map(({ type, payload }) => payload.status ?? type))
    .toEqual(['lead', 'matching', 'quoted', 'chosen', 'scheduled', 'scheduled', 'scheduled', 'done'])
  const [lead, ...states] = ofRequest()
  const { name, email, phone, address: property_address } = run.customer
  expect(lead?.payload).toMatchObject({ name, email, phone, property_address, language: run.lang })
  const hours = { from: '09:00', to: '11:00' }
  // The customer asks for a day; the contractor confirms it with the hours of before.
  const days = [{ day: FIRST_DAY, ...hours }, { day: OTHER_DAY }, { day: OTHER_DAY, ...hours }]
  expect(states.map(({ payload }) => payload)).toEqual(
    [{}, {}, {}, ...days, days.at(-1)].map((appointment) => ({
      submission_id: submissionId,
      reference: expect.stringMatching(/^M-/),
      status: expect.any(String),
      at: expect.any(String),
      event_id: expect.any(String),
      sequence: expect.any(Number),
      ...appointment,
    })),
  )
  const bodies = JSON.stringify(ofRequest())
  const internals = contractors.flatMap(({ id, business, name, email, phone, profile }) => [
    ...[id, business, name, email, phone],
    ...profile.licences.map(({ number }) => number),
  ])
  for (const text of [...internals, 'Installation: ', ...Object.values(PRICES).map((price) => `"${price}"`)])
    expect(bodies).not.toContain(text)
}

for (const [run, subjects] of RUNS) {
  const { lang, scripts, width, mode } = run
  test(`from an application to a review, in ${lang}, with${scripts ? '' : 'out'} scripts, at ${width} px, matching ${mode}`, async ({
    newPage,
    site,
  }) => {
    const { jobPages } = getDictionary(lang)
    const { job: words } = jobPages
    const { applicant, customer, city } = run
    const secrets = planted(run)
    await site.client.patch('siteSettings').set({ matching: { mode } }).commit()
    const page = await newPage({ javaScriptEnabled: scripts, viewport: { width, height: 900 } })
    const staff = await newPage({ viewport: { width: 1600, height: 1000 } })
    await signIn(staff, PEOPLE.editor)

    // The contractor applies, is checked, and is on the site.
    const application = await apply(page, site, run)
    await textOf(mail, applicant.email, 1)
    const id = await makeContractor(staff, application, run)
    const phone = await phoneOf(newPage, run)
    await sendProofs(phone, site, run)
    await check(staff, run)
    await textOf(mail, applicant.email, 3)
    await activate(staff)
    await textOf(mail, applicant.email, 4)
    await showOnSite(staff)
    await page.goto(localPage(run))
    const card = page.getByRole('article').filter({ hasText: applicant.business })
    await expect(card).toContainText(run.licence.line)

    // A customer asks, and three contractors hear of it.
    const [second, third] = await otherContractors(site, run)
    const visitor = await newPage({ javaScriptEnabled: scripts, viewport: { width, height: 900 } })
    const submissionId = await askForQuotes(visitor, site, run)
    await sharePhoto(visitor, site, run)
    if (mode === 'suggest') await pressSend(staff, submissionId, run)
    await openMail(phone, site, { email: applicant.email, count: 5, address: '/api/job' })
    await expect(heading(phone)).toContainText(words.states.asked.name)
    await expect(phone.getByText(run.aboutJob)).toBeVisible()
    await expect(phone.getByText(words.automatic)).toHaveCount(mode === 'automatic' ? 1 : 0)
    await expectNothingOf(phone, secrets)
    await expectBarePhotos(phone, secrets)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

    // The applicant asks and quotes, another one declines, the third one quotes.
    const ask = await opened(phone, words.ask.title)
    await ask.locator('[name=text]').fill('Are two breakers free?')
    await ask.getByRole('button', { name: words.ask.button }).click()
    await expect(said(phone)).toHaveText(jobPages.said.asked)
    await answerQuestion(visitor, site, run)
    await openMail(phone, site, { email: applicant.email, count: 6, address: '/api/job' })
    const messages = phone.getByRole('region', { name: words.messages.title })
    await expect(messages).toContainText(run.answer.split('.')[0] ?? '?')
    await expectNothingOf(phone, secrets)
    await giveQuote(phone, run, PRICES.applicant, true)
    await textOf(mail, customer.email, 3)

    const other = getDictionary(otherLanguage(lang)).jobPages
    const declining = await phoneOf(newPage, run)
    await openMail(declining, site, { email: second.email, count: 1, address: '/api/job' })
    await expectNothingOf(declining, secrets)
    const decline = await opened(declining, other.job.decline.title)
    await decline.getByRole('combobox').selectOption({ label: other.reasons.tooFar })
    await decline.getByRole('button').click()
    await expect(said(declining)).toHaveText(other.said.declined)

    const losing = await phoneOf(newPage, run)
    await openMail(losing, site, { email: third.email, count: 1, address: '/api/job' })
    await expectNothingOf(losing, secrets)
    await giveQuote(losing, run, PRICES.third)

    // The customer chooses. From now on the chosen one knows who the customer is, and nobody else does.
    for (const { email } of [applicant, second, third])
      for (const one of mailsTo(mail, email)) expect(wholeOf(one)).not.toMatch(secrets)
    for (const one of mailsTo(mail, customer.email)) expect(wholeOf(one)).not.toMatch(CONTACTS)
    await choose(visitor, site, run, third)
    // The link from before opens nothing any more, for whoever has it.
    const stranger = await phoneOf(newPage, run)
    await stranger.goto(linkIn(mailsTo(mail, applicant.email)[4]?.text ?? '', site, '/api/job'))
    await expect(said(stranger)).toHaveText(jobPages.said.linkWrong)
    await expectNothingOf(stranger, secrets)
    await openMail(phone, site, { email: applicant.email, count: 7, address: '/api/job' })
    await expect(heading(phone)).toContainText(words.states.chosen.name)
    const who = phone.getByRole('region', { name: words.customer.title })
    for (const text of Object.values(customer)) await expect(who).toContainText(text)
    for (const [left, email, count] of [
      [declining, second.email, 1],
      [losing, third.email, 2],
    ] as const) {
      await openMail(left, site, { email, count, address: '/api/job' })
      await expectNothingOf(left, secrets)
      await expect(left.locator('img[src*="/api/job/photo"]')).toHaveCount(0)
    }

    await agreeOnDay(visitor, phone, site, run)
    await finish(visitor, phone, site, run)
    await review(visitor, staff, site, run, submissionId)

    // Every mail. Those to contractors never say who the customer is: mails are passed on.
    const read = {
      applicant: subjectsTo(mail, applicant.email).map((subject) =>
        subject.replace(getFormatters(lang).date(OTHER_DAY), 'D'),
      ),
      second: subjectsTo(mail, second.email),
      third: subjectsTo(mail, third.email),
      customer: subjectsTo(mail, customer.email),
    }
    expect(read).toEqual(subjects)
    for (const { email } of [applicant, second, third])
      for (const one of mailsTo(mail, email)) expect(wholeOf(one)).not.toMatch(secrets)
    // After the choice the customer's mails have the number of the chosen one, and nothing else of contractors.
    for (const one of mailsTo(mail, customer.email))
      expect(wholeOf(one).replaceAll('555-0142', '')).not.toMatch(CONTACTS)

    // Every body of the CRM.
    expect(told.filter(({ payload }) => payload.submission_id === application)).toMatchObject([
      { type: 'lead', payload: { name: applicant.name, email: applicant.email, city: city.name } },
    ])
    const made = { ...second, id, ...applicant, phone: '(438) 555-0142' }
    const licences = [{ ...second.profile.licences[0], number: run.licence.number }]
    await expectCrm(run, submissionId, [
      { ...made, profile: { ...second.profile, licences } } as Contractor,
      second,
      third,
    ])
  })
}
