import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { htmlOf } from '#lib/mail/letter.ts'
import { inEveryRun, ONLY_IN_SWEEP, test, testInStudio } from './fixtures.ts'
import { FORMS } from './form-cases.ts'
import { setWidth, untilScripted } from './measured-pages.ts'
import { ADMIN } from './people.ts'
import { reviewPath } from './review-links.ts'
import { LEAD_ENV } from './stored-leads.ts'
import { openStudio } from './studio.ts'

/* What somebody pasted makes no page wider than a phone, wherever it is printed. Texts of documents: tests/sweep/broken-content. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** The widest last: the next step is taken there. */
const WIDTHS = [320, 360] as const

/** A shop's address of 150 characters, and 300 letters, both without a space. */
const LONG = [`https://shop.example/${'product'.repeat(19)}`.slice(0, 150), 'W'.repeat(300)] as const

const DAY = 86_400_000

/** An address that is right, and as long as one may be. */
const emailOf = (who: string) => `${who}${'a'.repeat(40)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`

const form = (page: Page) => page.locator('form[action="/api/leads"]')
const submit = (page: Page) => form(page).locator('button[type=submit]').locator('visible=true').click()

/** At both widths no part of the page is beside the screen, and every control can be reached without scrolling sideways. */
async function expectNarrow(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await setWidth(page, width)
    expect.soft(await page.evaluate(measure), `${what} at ${width} px`).toEqual({ beside: 0, unreached: [] })
  }
}

/** How far the page reaches beside the screen, in pixels, and the controls that do. */
function measure() {
  const width = document.documentElement.clientWidth
  const isOpen = (element: Element | null): boolean =>
    element !== null &&
    (element.matches('[aria-hidden=true], .sr-only, .skip-link') ||
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      isOpen(element.parentElement))
  const unreached = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
  ].filter((control) => {
    const { left, right } = control.getBoundingClientRect()
    return control.checkVisibility() && !isOpen(control) && (left < -1 || right > width + 1)
  })
  return {
    beside: document.documentElement.scrollWidth - width,
    unreached: unreached.map((control) => control.outerHTML.slice(0, 80)),
  }
}

/** Fills in the visible fields of the form with as much as they may have, or with more. */
async function fillIn(page: Page, email: string, { isTooLong = false } = {}): Promise<void> {
  const controls = form(page).locator('input, textarea, select').locator('visible=true')
  for (const [place, control] of (await controls.all()).entries()) {
    const { type, required, limit } = await control.evaluate((element: HTMLInputElement) => ({
      type: element.closest('[aria-hidden=true]') ? 'honeypot' : element.type,
      required: element.required,
      limit: Number(element.dataset.limit ?? Infinity),
    }))
    const text = LONG[place % LONG.length] ?? ''
    if (type === 'select-one') await control.selectOption({ index: 1 })
    else if (type === 'email') await control.fill(email)
    else if (type === 'tel') await control.fill('514 873-6565')
    // Only a claim asks for a day, which must have been.
    else if (type === 'date' && required)
      await control.fill(new Date(Date.now() - DAY).toISOString().slice(0, 10))
    else if (type === 'text' || type === 'textarea')
      await control.fill(isTooLong ? text : text.slice(0, limit))
  }
}

/** The page of a request with all its forms open, and with what is added to it. */
async function expectNarrowRequest(page: Page, lang: Language): Promise<void> {
  const { requestPage } = getDictionary(lang)
  const openAll = () =>
    page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const one of all) one.open = true
    })
  await openAll()
  await page.locator('#add-text').fill(LONG.join('\n\n'))
  await expectNarrow(page, 'the forms of a request')
  await page.getByRole('button', { name: requestPage.add.button, exact: true }).click()
  await expect(page.getByRole('region', { name: requestPage.added })).toContainText(LONG[1])
  await openAll()
  await expectNarrow(page, 'a request with a message')
}

for (const lang of LANGUAGES) {
  for (const { path, type } of FORMS) {
    for (const javaScriptEnabled of [true, false]) {
      const name = `${path} in ${lang}, ${javaScriptEnabled ? 'with' : 'without'} scripts`
      test(
        `${name}: the form, what is wrong with it, and its confirmation`,
        ONLY_IN_SWEEP,
        async ({ newPage }) => {
          const page = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
          await page.goto(localizedHref(path, lang))
          if (javaScriptEnabled)
            await expect(form(page).locator('[name=form_start_time]')).not.toHaveValue('')
          await fillIn(page, 'w@', { isTooLong: true })
          await expectNarrow(page, 'filled in')
          await submit(page)
          await expect(form(page).getByRole('alert')).toBeVisible()
          await expectNarrow(page, 'what is wrong')
          await fillIn(page, emailOf(`${type}-${lang}-${javaScriptEnabled}`))
          await submit(page)
          await expect(form(page)).toBeHidden()
          // Without scripts the confirmation of a short form repeats nothing that was typed.
          if (javaScriptEnabled || path === '/get-quote') {
            await expect(page.locator('main').getByText(LONG[1].slice(0, 40)).first()).toBeVisible()
          }
          await expectNarrow(page, 'the confirmation')
          if (path === '/get-quote') await expectNarrowRequest(page, lang)
        },
      )
    }
  }

  test(
    `the wizard in ${lang}: every step, the summary and the confirmation`,
    inEveryRun(lang === 'fr'),
    async ({ page }) => {
      await setWidth(page, 360)
      await page.goto(localizedHref('/book-installation', lang))
      await untilScripted(page, lang)
      for (const value of ['tv-audio', '65-75'])
        await page.locator(`label:has(input[value="${value}"])`).click()
      for (const step of [2, 3, 4]) {
        await submit(page)
        await expect(page).toHaveURL(new RegExp(`#step-${step}$`))
        await fillIn(page, emailOf(`wizard-${lang}`))
        await expectNarrow(page, `step ${step}`)
      }
      await submit(page)
      await expect(form(page)).toBeHidden()
      await expectNarrow(page, 'the confirmation')
    },
  )

  test(`a review in ${lang} and what is wrong with it`, ONLY_IN_SWEEP, async ({ newPage, site }) => {
    const page = await newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
    await page.goto(await reviewPath(site, LONG[1].slice(0, 100), lang))
    await page.getByRole('radio').first().check()
    await page.locator('#review-title').fill(LONG[1])
    await page.locator('#review-content').fill(LONG.join(' '))
    await expectNarrow(page, 'filled in')
    // Its browser would ask for what is missing.
    await page.locator('form[action*="/api/reviews"]').evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNarrow(page, 'what is wrong')
  })

  test(`a lost link, and the end of commercial messages in ${lang}`, ONLY_IN_SWEEP, async ({ page }) => {
    await page.goto(localizedHref('/request', lang))
    await page.locator('#find-email').fill(emailOf('lost'))
    await expectNarrow(page, 'a lost link')
    await page.goto(localizedHref(`/request/${LONG[1]}`, lang))
    await expectNarrow(page, 'a request that is not there')
    await page.goto(localizedHref('/jobs', lang))
    await page.locator('#find-email').fill(emailOf('lost'))
    await expectNarrow(page, 'the lost link of a contractor')
    await page.goto(
      localizedHref(`/unsubscribe?${new URLSearchParams({ lead: LONG[1], signature: LONG[1] })}`, lang),
    )
    await expectNarrow(page, 'the end of commercial messages')
  })

  test(`searches, addresses that lead nowhere and mails in ${lang}`, ONLY_IN_SWEEP, async ({ page }) => {
    await setWidth(page, 360)
    for (const text of LONG) {
      await page.goto(localizedHref(`/services?${new URLSearchParams({ q: text })}`, lang))
      await untilScripted(page, lang)
      await expectNarrow(page, 'the catalogue')
      await page.locator('[popovertarget=mobile-search]').click()
      await page.locator('#mobile-search-text').fill(text)
      await expect(page.locator('#mobile-search .search-panel .type-h5')).toBeVisible()
      await expectNarrow(page, 'the search')
    }
    for (const path of [`/${LONG[1]}`, `/no/${LONG[1]}`]) {
      await page.goto(localizedHref(path, lang))
      await untilScripted(page, lang)
      await expectNarrow(page, 'a page that is not found')
    }
    const facts = LONG.map((value) => ({ label: value.slice(0, 40), value }))
    const sender = {
      name: LONG[1],
      logo: null,
      company: LONG[1],
      postalAddress: LONG[0],
      email: emailOf(''),
    }
    const button = { label: LONG[1], href: LONG[0] }
    await page.setContent(
      htmlOf({
        lang,
        subject: LONG[1],
        greeting: LONG[1],
        paragraphs: [...LONG],
        facts,
        next: { heading: LONG[1], text: LONG[0], steps: facts },
        note: LONG[0],
        button,
        sender,
        unsubscribe: button,
      }),
    )
    await expectNarrow(page, 'a mail')
  })
}

const inStudio = testInStudio(ADMIN, { env: LEAD_ENV })

inStudio('a lead in the Studio', ONLY_IN_SWEEP, async ({ page, site }) => {
  const submission_id = crypto.randomUUID()
  const long = (most: number) => LONG[1].slice(0, most)
  const payload = {
    name: long(100),
    email: emailOf('studio'),
    city: long(100),
    province_state: 'QC',
    service_type: 'tv-audio',
    property_address: long(100),
    message: LONG.join('\n'),
  }
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'lead', submission_id, payload }),
  })
  expect(response.status).toBe(202)
  await setWidth(page, 360)
  await openStudio(page, `/studio/leads/${submission_id}`)
  await expect(page.getByText(long(40)).locator('visible=true').first()).toBeVisible()
  await expectNarrow(page, 'a lead')
})
