import { expect, type Page } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { leadForm } from '#lib/leads/forms/lead.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { leadsOf } from './stored-leads.ts'

// Requests are held back and refused here; with a service worker the browser would not ask this test.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const form = (page: Page) => page.locator('form[action="/api/leads"]')
const toast = (page: Page) => page.getByRole('region', { name: /F8/ }).getByRole('listitem').first()
const summary = (page: Page) => form(page).getByRole('alert')

/** Opens the wizard, once it answers. */
async function open(page: Page, path = '/book-installation') {
  await page.goto(path)
  await expect(page).toHaveTitle(/^(Step|Étape) \d/)
}

/** `Book an installation` of `Step 2 of 4 - Book an installation`. */
const titleWithoutStep = async (page: Page) =>
  (await page.title()).replace(/^(Step|Étape) \d (of|sur) \d - /, '')

const proceed = (page: Page) => form(page).locator('button[type=submit]').locator('visible=true').click()

const choose = (page: Page, value: string) => page.locator(`label:has(input[value="${value}"])`).click()

async function fillPerson(page: Page, email: string) {
  await page.fill('#booking-name', 'Amélie Gagnon')
  await page.fill('#booking-email', email)
  await page.fill('#booking-city', 'Trois-Rivières')
  await page.selectOption('#booking-province_state', 'QC')
  await page.fill('#booking-property_address', '12, rue des Forges')
}

/** Fills in three steps and stands on the fourth. */
async function fillToTheEnd(page: Page, email: string) {
  await choose(page, 'tv-audio')
  await fillOn(page, email)
}

/** The same once a service is chosen. */
async function fillOn(page: Page, email: string) {
  await choose(page, '65-75')
  await proceed(page)
  await expect(page).toHaveURL(/#step-2$/)
  await fillPerson(page, email)
  await proceed(page)
  await expect(page).toHaveURL(/#step-3$/)
  await page.fill('#booking-message', 'A 65 inch television on a plaster wall.')
  await page.selectOption('#booking-timeline', 'Within 2 Weeks')
  await page.selectOption('#booking-budget_range', '$200-$500')
  await page.selectOption('#booking-urgency', 'Normal')
  await proceed(page)
  await expect(page).toHaveURL(/#step-4$/)
}

for (const [lang, words] of [
  ['en', en],
  ['fr', fr],
] as const) {
  test(
    `every step says what is missing, and the request arrives once (${lang})`,
    inEveryRun(lang === 'fr'),
    async ({ page, site }) => {
      const { problems, errors, successes, steps, stepHeadings } = words.forms
      const email = `wizard-${lang}@courriel.example`
      await open(page, localizedHref('/book-installation', lang))
      const ownTitle = await titleWithoutStep(page)
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
      await expect(page.getByRole('button', { name: words.forms.previous })).toBeDisabled()

      const complains = async (problem: { title: string; text: string }, ...sentences: string[]) => {
        await expect(toast(page)).toContainText(problem.title)
        if (problem.text) await expect(toast(page)).toContainText(problem.text)
        await expect(summary(page)).toBeFocused()
        await expect(summary(page)).toContainText(problem.title)
        for (const sentence of sentences) {
          await expect(summary(page).getByRole('link', { name: sentence })).toBeVisible()
          await expect(form(page).locator('p[id$="-error"]', { hasText: sentence })).toBeVisible()
        }
      }

      await proceed(page)
      await complains(problems.missingService, errors.selectService)
      await expect(summary(page).getByText(errors.selectService)).toHaveCount(1)
      await choose(page, 'tv-audio')
      await expect(summary(page)).toBeHidden()
      await choose(page, '65-75')
      await proceed(page)
      await expect(page.getByRole('heading', { name: stepHeadings[1] })).toBeFocused()
      await expect(page).toHaveTitle(lang === 'en' ? /^Step 2 of 4/ : /^Étape 2 sur 4/)
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')

      await proceed(page)
      await complains(
        problems.missingContact,
        errors.nameRequired,
        errors.emailRequired,
        errors.cityRequired,
        errors.provinceRequired,
      )
      await summary(page).getByRole('link', { name: errors.emailRequired }).click()
      await expect(page.locator('#booking-email')).toBeFocused()
      await expect(page.locator('#booking-email')).toHaveAttribute('aria-describedby', 'booking-email-error')
      await expect(page.locator('#booking-email')).toHaveAttribute('aria-invalid', 'true')
      await fillPerson(page, 'amelie@')
      await proceed(page)
      await complains(problems.invalidEmail, errors.emailInvalid)
      await page.fill('#booking-email', email)
      await proceed(page)
      await expect(page.getByRole('heading', { name: stepHeadings[2] })).toBeFocused()

      await page.fill('#booking-message', ' Too short ')
      await proceed(page)
      await complains(problems.projectDetails, errors.messageTooShort)
      await page.fill('#booking-message', 'Un téléviseur de 65 pouces.')
      await page.fill('#booking-preferred_date', '2020-01-01')
      await proceed(page)
      await complains(problems.checkAnswers, errors.datePast)
      await page.fill(
        '#booking-preferred_date',
        (await page.getAttribute('#booking-preferred_date', 'min')) ?? '',
      )
      await page.selectOption('#booking-timeline', {
        label: leadForm.fields.timeline.options?.ASAP?.[lang] ?? '',
      })
      await proceed(page)
      await expect(page.getByRole('heading', { name: stepHeadings[3] })).toBeFocused()
      await expect(form(page).getByText(steps[3] ?? '', { exact: true })).toHaveCount(0)

      await page.locator('#booking-phone').pressSequentially('8195551234')
      await expect(page.locator('#booking-phone')).toHaveValue('(819) 555-1234')
      await form(page).getByRole('button', { name: words.forms.submitRequest }).dblclick()
      await expect(toast(page)).toContainText(successes.lead.title)
      await expect(toast(page)).toContainText(successes.lead.text)
      await expect(page).toHaveURL(/\/request\/M-\w{4}-\w{4}/)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: /M-\w{4}-\w{4}/ })).toBeVisible()
      await expect(toast(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveTitle(/^(Step|Étape) 1 /)
      expect(await titleWithoutStep(page)).toBe(ownTitle)
      await expect(page.locator('#step-1')).toBeVisible()
      await expect(form(page).locator('input:checked')).toHaveCount(0)
      for (const name of ['name', 'email', 'city', 'property_address', 'message', 'phone']) {
        await expect(page.locator(`#booking-${name}`)).toHaveValue('')
      }

      await page.reload()
      await page.goBack()
      const leads = leadsOf(site, email)
      expect(leads).toHaveLength(1)
      expect(leads[0]).toMatchObject({
        service_type: 'tv-audio',
        service_type_detail: '65-75',
        name: 'Amélie Gagnon',
        city: 'Trois-Rivières',
        province_state: 'QC',
        property_address: '12, rue des Forges',
        phone: '(819) 555-1234',
        timeline: 'ASAP',
        language: lang,
        conversion_page: '/book-installation',
        marketing_consent: '',
      })
      expect(leads[0]?.preferred_date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(leads[0]?.form_start_time).toBeGreaterThan(Date.now() - 600_000)
    },
  )
}

test('by keyboard alone', ONLY_IN_SWEEP, async ({ page, site }) => {
  await open(page)
  await page.locator('input[value="tv-audio"]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('input[value="appliance"]')).toBeChecked()
  await page.keyboard.press('Enter')
  // Until then a key would go to the button that was pressed.
  await expect(page.getByRole('heading', { name: en.forms.stepHeadings[1] })).toBeFocused()
  for (const text of ['Sam Roy', 'keyboard@example.ca', 'Regina', 'Sask', '']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#step-3$/)
  await page.keyboard.press('Tab')
  await page.keyboard.type('A dishwasher and a range hood.')
  await page.locator('#booking-urgency').focus()
  // How many, another job, Previous, Next.
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab')
  await expect(form(page).getByRole('button', { name: en.forms.next })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#step-4$/)
  await page.keyboard.press('Tab')
  await expect(page.locator('#booking-phone')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(en.forms.successes.lead.title)
  expect(leadsOf(site, 'keyboard@example.ca')).toMatchObject([
    { service_type: 'appliance', province_state: 'SK', message: 'A dishwasher and a range hood.' },
  ])
})

test(
  'Back leads to the previous step; a reload keeps the job and forgets the person',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await open(page)
    await fillToTheEnd(page, 'reload@example.ca')
    await page.goBack()
    await expect(page).toHaveURL(/#step-3$/)
    await expect(page.locator('#booking-message')).toBeVisible()
    await page.getByRole('button', { name: en.forms.previous }).click()
    await expect(page).toHaveURL(/#step-2$/)
    await expect(page.locator('#booking-name')).toHaveValue('Amélie Gagnon')
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).toContain('plaster wall')
    for (const secret of ['Amélie', 'reload@example.ca', 'rue des Forges'])
      expect(stored).not.toContain(secret)

    await page.goForward()
    await expect(page).toHaveURL(/#step-3$/)
    await page.reload()
    await expect(page).toHaveTitle(/^Step 2 of 4/)
    await expect(page).toHaveURL(/#step-2$/)
    await expect(page.locator('#booking-city')).toHaveValue('Trois-Rivières')
    await expect(page.locator('#booking-name')).toHaveValue('')
    await expect(page.locator('#booking-email')).toHaveValue('')
    await expect(page.locator('input[value="65-75"]')).toBeChecked()
    await expect(page.locator('#booking-message')).toHaveValue('A 65 inch television on a plaster wall.')
  },
)

test(
  'the address names the step that is shown, also after a reload and in another language',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await open(page)
    await fillToTheEnd(page, 'steps@example.ca')
    await page.reload()
    await expect(page).toHaveURL(/#step-2$/)
    await fillPerson(page, 'steps@example.ca')
    await proceed(page)
    await expect(page).toHaveURL(/#step-3$/)
    await page.getByRole('button', { name: en.forms.previous }).click()
    await expect(page).toHaveURL(/#step-2$/)
    await expect(page).toHaveTitle(/^Step 2 of 4/)

    await page.goto('/book-installation?lang=fr#step-4')
    await expect(page).toHaveTitle(/^Étape 2 sur 4/)
    await expect(page).toHaveURL('/book-installation?lang=fr#step-2')
  },
)

test(
  'a change of language keeps the step, the person and the other jobs',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await open(page)
    await fillToTheEnd(page, 'switch@example.ca')
    await page.goBack()
    await expect(page).toHaveURL(/#step-3$/)
    await form(page).locator('[name=quantity]').first().fill('3')
    await page.locator('main ~ footer a[hreflang]').click()
    await expect(page).toHaveURL('/book-installation?lang=fr#step-3')
    await expect(page).toHaveTitle(/^Étape 3 sur 4/)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'switch@example.ca',
    )
    await expect(form(page).locator('[name=quantity]').first()).toHaveValue('3')
    await proceed(page)
    await expect(page).toHaveURL(/#step-4$/)
    await form(page).locator('[name=marketing_consent]').check()
    await page.locator('main ~ footer a[hreflang]').click()
    await expect(page).toHaveURL('/book-installation#step-4')
    for (const text of ['Amélie Gagnon', 'switch@example.ca', '12, rue des Forges', '3\u00A0× TV & audio']) {
      await expect(form(page).getByText(text, { exact: true })).toBeVisible()
    }
    await proceed(page)
    await expect(toast(page)).toContainText(en.forms.successes.lead.title)
    expect(leadsOf(site, 'switch@example.ca')).toMatchObject([
      { name: 'Amélie Gagnon', province_state: 'QC', marketing_consent: 'yes', language: 'en' },
    ])
  },
)

test('once a request is sent, Back passes over its steps', ONLY_IN_SWEEP, async ({ page }) => {
  const entry = () => page.evaluate(() => navigation.currentEntry?.index)
  await page.goto('/about')
  await open(page)
  const ownTitle = await titleWithoutStep(page)
  const first = await entry()
  await fillToTheEnd(page, 'back@example.ca')
  await proceed(page)
  await expect(toast(page)).toContainText(en.forms.successes.lead.title)
  await expect(page).toHaveURL(/\/request\/M-\w{4}-\w{4}$/)
  await page.goBack()
  await expect(page).toHaveURL('/book-installation')
  await expect(form(page).locator('[name=form_start_time]')).not.toHaveValue('')
  await page.evaluate(() => history.back())
  await expect.poll(entry).toBe(first)
  await expect(page).toHaveURL('/book-installation')
  expect(await titleWithoutStep(page)).toBe(ownTitle)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test(
  'a city of the list chooses its province, which a visitor may choose otherwise',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await open(page)
    await choose(page, 'tv-audio')
    await proceed(page)
    await expect(page).toHaveURL(/#step-2$/)
    const province = page.locator('#booking-province_state')
    await page.fill('#booking-city', 'toronto')
    await expect(province).toHaveValue('ON')
    await page.fill('#booking-city', 'Montréal')
    await expect(province).toHaveValue('QC')
    await province.selectOption('NB')
    await page.fill('#booking-city', 'Toronto')
    await page.fill('#booking-name', 'Sam Roy')
    await page.fill('#booking-email', 'sam@example.ca')
    await expect(province).toHaveValue('NB')
    await page.fill('#booking-city', 'Moncton')
    await proceed(page)
    await expect(page).toHaveURL(/#step-3$/)
  },
)

test('a lost answer loses nothing and makes no second lead', async ({ page, site }) => {
  let isLost = true
  await page.route('**/api/leads', async (route) => {
    if (!isLost) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await open(page)
  await fillToTheEnd(page, 'lost@example.ca')
  await proceed(page)
  const { title, text } = en.forms.failures.lead
  await expect(toast(page)).toContainText(title)
  await expect(toast(page)).toContainText(text)
  await expect(page).toHaveTitle(/^Step 4 of 4/)
  isLost = false
  await proceed(page)
  await expect(toast(page)).toContainText(en.forms.successes.lead.title)
  expect(leadsOf(site, 'lost@example.ca')).toHaveLength(1)

  await page.getByRole('link', { name: en.forms.addJob }).click()
  await expect(page).toHaveTitle(/^Step 1/)
  await fillToTheEnd(page, 'lost@example.ca')
  await proceed(page)
  await expect.poll(() => leadsOf(site, 'lost@example.ca').length).toBe(2)
})

test(
  'the address chooses a service and a city; how the visit began goes along',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await page.goto('/?utm_source=radio&utm_medium=spot&utm_campaign=spring')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit'))).toContain('radio')
    await page.getByRole('banner').locator('a[href="/book-installation"]').locator('visible=true').click()
    await expect(page).toHaveTitle(/^Step 1 of 4/)
    await open(page, '/book-installation?service=tv-mounting&city=montreal&lang=fr')
    await expect(page.getByRole('region', { name: fr.forms.quote.understood })).toContainText('Montréal')
    await expect(page.locator('input[value="tv-audio"]')).toHaveCount(0)
    await expect(page.locator('#booking-city')).toHaveValue('Montréal')
    await expect(page.locator('#booking-province_state')).toHaveValue('QC')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site.url}/book-installation?lang=fr`,
    )
    await fillOn(page, 'visit@example.ca')
    await proceed(page)
    await expect(toast(page)).toContainText(fr.forms.successes.lead.title)
    expect(leadsOf(site, 'visit@example.ca')).toMatchObject([
      {
        utm_source: 'radio',
        utm_medium: 'spot',
        utm_campaign: 'spring',
        language: 'fr',
        service_type: 'tv-audio',
        service_type_detail: '65-75',
        service_slug: 'tv-mounting',
      },
    ])
  },
)

test('an answer that went wrong in an earlier step is led back to', ONLY_IN_SWEEP, async ({ page }) => {
  await open(page)
  await fillToTheEnd(page, 'earlier@example.ca')
  await page.getByRole('button', { name: 'Change Email' }).click()
  await page.fill('#booking-email', 'earlier@')
  await page.evaluate(() => history.go(-1))
  await expect(page).toHaveTitle(/^Step 4 of 4/)
  await proceed(page)
  await expect(toast(page)).toContainText(en.forms.problems.invalidEmail.title)
  await summary(page).getByRole('link', { name: en.forms.errors.emailInvalid }).click()
  await expect(page.locator('#booking-email')).toBeFocused()
  await expect(page).toHaveTitle(/^Step 2 of 4/)
})
