import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import type { MailServer } from '../mail/mail-server.ts'
import { expectNothingFound } from './axe.ts'
import { inEveryRun, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { linkIn, mailAndCrm } from './mail-and-crm.ts'
import type { Site } from './site.ts'
import { LEAD_ENV, leadsOf } from './stored-leads.ts'

/* What a customer does after "Submit", on the page of the request: in each language, with and without scripts, on a phone. */

const { env, told, start } = await mailAndCrm()

const test = testWithSite({
  env: {
    ...LEAD_ENV,
    ...env,
    CRM_EVENTS: 'status',
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

let mail: MailServer
let stop: () => Promise<void>
test.beforeAll(async () => {
  ;({ mail, stop } = await start())
})
test.afterAll(() => stop())

/** Posts to the work on leads, as the Studio does. */
async function asStaff(site: Site, path: string, body: object): Promise<void> {
  const answer = await fetch(`${site.url}/api/leads/staff/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

/** Sets the day of an installation. */
const schedule = (site: Site, submissionId: string, day: string) =>
  asStaff(site, `${submissionId}/step`, { step: 'schedule', seen: 0, day, from: '09:00', to: '11:00' })

async function send(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path)
  const form = page.locator('form[action="/api/leads"]')
  for (const [name, value] of Object.entries({
    name: 'Amélie Gagnon',
    email,
    message: 'Sixty-five inches, on brick.',
  })) {
    await form.locator(`[name=${name}]`).fill(value)
  }
  await form.locator('button[type=submit]').locator('visible=true').click()
}

/** Opens a row and returns the form in it. */
async function opened(page: Page, title: string) {
  const row = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
  await row.locator('summary').click()
  return row
}

const said = (page: Page) => page.locator('#said')

for (const lang of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test(
      `a request is sent, added to, moved, cancelled and erased, in ${lang}, with${javaScriptEnabled ? '' : 'out'} scripts`,
      inEveryRun(lang === 'fr' && !javaScriptEnabled),
      async ({ newPage, site }) => {
        const { forms, requestPage: words, shell } = getDictionary(lang)
        const email = `life-${lang}-${javaScriptEnabled}@courriel.example`
        const page = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
        await send(page, localizedHref('/get-quote?service=tv-mounting&city=toronto', lang), email)
        await expect(page).toHaveURL(/\/request\/M-\w{4}-\w{4}/)
        await expect(page.locator('main').getByText(forms.successes.lead.title).first()).toBeVisible()
        const [lead] = leadsOf(site, email)
        const { reference = '', submission_id = '' } = lead ?? {}
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toContainText(reference)
        await expect(heading).toContainText(words.states.received.name)
        await expect(
          page.getByRole('region', { name: forms.whatNext, exact: true }).getByRole('listitem'),
        ).toHaveCount(3)
        await expect(page.getByText('Sixty-five inches, on brick.')).toBeVisible()
        if (javaScriptEnabled) await expectNothingFound(page)

        // The mail's link opens it in another browser, and nobody else sees it.
        const { text = '' } = await mail.mailTo(email)
        const other = await newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
        await other.goto(page.url())
        await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.find.title)
        await other.goto(linkIn(text, site, '/api/request'))
        await expect(other).toHaveURL(site.url + localizedHref(`/request/${reference}`, lang))
        await expect(other.getByRole('heading', { level: 1 })).toContainText(reference)

        const add = await opened(page, words.add.title)
        await add.locator('[name=text]').fill('The wall is brick.')
        // What was typed in another form stays, with scripts; without them each form posts itself.
        const date = await opened(page, words.date.title)
        const wanted = dayBefore(siteDay(Date.now()), -20)
        await date.locator('[name=preferred_date]').fill(wanted)
        await add.locator('button').click()
        await expect(said(page)).toHaveText(words.said.added)
        await expect(page.locator('#add-text')).toHaveValue('')
        if (javaScriptEnabled) {
          await expect(page.locator('#preferred-date')).toHaveValue(wanted)
          await date.locator('button').click()
          await expect(said(page)).toHaveText(words.said.dateSaved)
        }
        await expect(page.getByRole('region', { name: words.added })).toContainText('The wall is brick.')

        const day = dayBefore(siteDay(Date.now()), -9)
        await schedule(site, submission_id, day)
        await page.reload()
        await expect(heading).toContainText(words.states.scheduled.name)
        const calendar = await page
          .context()
          .request.get(
            site.url + ((await page.getByRole('link', { name: words.calendar }).getAttribute('href')) ?? ''),
          )
        expect(await calendar.text()).toContain(`DTSTART:${day.replaceAll('-', '')}`)

        const move = await opened(page, words.move.title)
        await move.locator('[name=day]').fill(dayBefore(day, -1))
        await move.locator('button').click()
        await expect(said(page)).toHaveText(words.said.moved)
        await expect(page.getByText(words.unconfirmed)).toBeVisible()
        // The day that was set holds until then.
        await expect(heading).toContainText(words.dayAsked)
        await expect(page.getByText(words.untilThen.split('{day}')[0] ?? '?')).toBeVisible()
        const { date: dateText } = getFormatters(lang)
        await expect(
          page.getByRole('region', { name: words.stands, exact: true }).getByRole('listitem'),
        ).toContainText([
          words.states.received.name,
          `${words.states.scheduled.name}${shell.colon}${dateText(day)}`,
          `${words.asked}${shell.colon}${dateText(dayBefore(day, -1))}`,
        ])

        // Who looks at an earlier state is told, and nothing is done.
        await other.reload()
        const late = await opened(other, words.cancel.title)
        const cancel = await opened(page, words.cancel.title)
        await cancel.locator('button').click()
        await expect(said(page)).toHaveText(words.said.cancelled)
        await late.locator('button').click()
        await expect(said(other)).toHaveText(words.said.changed)
        await expect
          .poll(() =>
            told
              .filter(({ payload }) => payload.submission_id === submission_id)
              .map(({ type, payload }) => payload.status ?? type),
          )
          .toEqual(expect.arrayContaining(['lead', 'scheduled', 'cancelled']))

        const data = await opened(page, words.data.title)
        await data.getByRole('button', { name: words.data.codeButton }).click()
        await expect(said(page)).toContainText('15')
        const code = await expect
          .poll(() => mail.received.filter(({ to }) => JSON.stringify(to).includes(email)).at(-1)?.subject)
          .toMatch(/^\d{6}/)
          .then(() =>
            mail.received
              .filter(({ to }) => JSON.stringify(to).includes(email))
              .at(-1)
              ?.subject?.slice(0, 6),
          )
        const erase = await opened(page, words.data.title)
        await erase.locator('#erase-code').fill(code ?? '')
        await erase.getByRole('button', { name: words.data.eraseButton }).click()
        await expect(said(page)).toHaveText(words.said.erased)
        expect(leadsOf(site, email)).toEqual([])
        await other.goto(linkIn(text, site, '/api/request'))
        await expect(said(other)).toHaveText(words.said.linkWrong)
      },
    )
  }
}

test('who has lost the link gets it by mail', async ({ newPage, site }) => {
  const { requestPage: words } = getDictionary('fr')
  const email = 'lost-link@courriel.example'
  const sender = await newPage({ javaScriptEnabled: false })
  await send(sender, '/get-quote?service=tv-mounting&city=toronto&lang=fr', email)
  await mail.mailTo(email)
  const page = await newPage()
  await page.goto('/request?lang=fr')
  await page.getByRole('textbox', { name: words.find.email }).fill(email)
  await page.getByRole('button', { name: words.find.button }).click()
  await expect(said(page)).toHaveText(words.said.linksSent)
  const links = () =>
    mail.received.filter(
      ({ to, subject }) => JSON.stringify(to).includes(email) && subject === 'Vos demandes',
    )
  await expect.poll(() => links().length).toBe(1)
  await page.goto(linkIn(links()[0]?.text ?? '', site, '/api/request'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    leadsOf(site, email)[0]?.reference ?? '?',
  )
})

test('the page is for one person: no cache, no index, no referrer', async ({ newPage, site }) => {
  const page = await newPage({ javaScriptEnabled: false })
  await send(page, '/get-quote?service=tv-mounting&city=toronto', 'private@courriel.example')
  // A reload while the page arrives is refused by the browser.
  await page.waitForLoadState()
  const answer = await page.reload()
  const headers = answer?.headers() ?? {}
  expect(headers).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  const log = site.output()
  expect(log).not.toContain('key=')
})

for (const lang of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test(
      `a job that is done is reviewed, and a claim is made, in ${lang}, with${javaScriptEnabled ? '' : 'out'} scripts`,
      ONLY_IN_SWEEP,
      async ({ newPage, site }) => {
        const { forms, requestPage, reviewForm } = getDictionary(lang)
        const { claim: words } = requestPage
        const email = `done-${lang}-${javaScriptEnabled}@courriel.example`
        const page = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
        await send(
          page,
          localizedHref('/get-quote?service=ev-charger-installation&city=toronto', lang),
          email,
        )
        await expect(page).toHaveURL(/\/request\/M-\w{4}-\w{4}/)
        const [lead] = leadsOf(site, email)
        const { reference = '', submission_id: id = '' } = lead ?? {}
        await asStaff(site, `${id}/step`, { step: 'finish', seen: 0 })
        await asStaff(site, `${id}/review-mail`, {})
        const mailsTo = () => mail.received.filter(({ to }) => JSON.stringify(to).includes(email))
        await expect.poll(() => mailsTo().find(({ text }) => text?.includes('/review?'))).toBeTruthy()
        const [review = ''] =
          /http\S+\/review\?\S+/.exec(
            mailsTo()
              .map(({ text }) => text)
              .join('\n'),
          ) ?? []
        const { pathname, search } = new URL(review)
        const reviewer = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
        await reviewer.goto(pathname + search)
        await reviewer.getByRole('radio', { name: /^4\s/ }).check()
        await reviewer.getByRole('textbox', { name: reviewForm.reviewTitle, exact: true }).fill('Clean work')
        await reviewer
          .getByRole('textbox', { name: reviewForm.content })
          .fill('The cable is hidden, as promised.')
        await reviewer.getByRole('checkbox', { name: reviewForm.consent }).check()
        await reviewer.getByRole('button', { name: reviewForm.submit }).click()
        await expect(reviewer.getByRole('heading', { name: reviewForm.done.title })).toBeVisible()

        // The claim, on the page of the request.
        await page.goto(localizedHref(`/request/${reference}`, lang))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(requestPage.states.done.name)
        const claim = await opened(page, words.make)
        const yesterday = dayBefore(siteDay(Date.now()), 1)
        await claim.locator('[name=installed_on]').fill(dayBefore(yesterday, 40))
        await claim.locator('[name=noticed_on]').fill(yesterday)
        await claim.locator('[name=message]').fill('The plug no longer holds.')
        await claim.getByRole('button', { name: forms.sendClaim }).click()
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toContainText(words.states.received.name)
        const [claimed] = leadsOf(site, email).filter(
          ({ service_type }) => service_type === 'Guarantee Claim',
        )
        await expect(heading).toContainText(claimed?.reference ?? '?')
        // Forty days: no free return any more, but two years of warranty on electrical work.
        const covers = page.getByRole('region', { name: words.covers })
        await expect(covers.getByRole('definition')).toHaveText([
          new RegExp(words.terms.freeReturn.over.split('{date}')[1] ?? '?'),
          new RegExp(`^${words.terms.warranty.holds.split('{date}')[0]}`),
          words.terms.report.holds,
        ])
        await expect(page.getByText('The plug no longer holds.')).toBeVisible()
        if (javaScriptEnabled) await expectNothingFound(page)
        const ofClaim = () => mailsTo().find(({ text }) => text?.includes(claimed?.reference ?? '?'))
        await expect.poll(ofClaim).toBeTruthy()
        expect(ofClaim()?.text).toContain(words.terms.warranty.name)
        await expect
          .poll(() => told.find(({ payload }) => payload.submission_id === claimed?.submission_id)?.payload)
          .toMatchObject({
            service_type_detail: reference,
            claim_of: id,
            service_slug: 'ev-charger-installation',
          })
        // The mail's link opens the claim, and the page of the request leads to it.
        const other = await newPage({ javaScriptEnabled: false })
        await other.goto(linkIn(ofClaim()?.text ?? '', site, '/api/request'))
        await expect(other.getByRole('heading', { level: 1 })).toContainText(claimed?.reference ?? '?')
        await page.goto(localizedHref(`/request/${reference}`, lang))
        await page
          .getByRole('region', { name: words.ofRequest })
          .getByRole('link', { name: claimed?.reference })
          .click()
        await expect(heading).toContainText(claimed?.reference ?? '?')
      },
    )
  }
}
