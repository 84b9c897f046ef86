import { expect, type Page } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { test } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { leadsOf } from './stored-leads.ts'

// Requests are held back and refused here; with a service worker the browser would not ask this test.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const LANGUAGES = [
  ['en', en],
  ['fr', fr],
] as const

type ErrorName = keyof typeof en.forms.errors

interface FormCase {
  path: string
  type: FormType
  /** The required fields, and the error of each when it is empty. */
  required: Record<string, ErrorName>
  /** The field for the email address. */
  email: string
  /** What is typed, beside the email address. */
  typed: Record<string, string>
  chosen?: Record<string, string>
  stored: Record<string, unknown>
  busy: 'sending' | 'submitting'
}

const FORMS: FormCase[] = [
  {
    path: '/contact',
    type: 'contact',
    required: { firstName: 'firstNameRequired', lastName: 'lastNameRequired', email: 'emailRequired' },
    email: 'email',
    typed: { firstName: 'Amélie', lastName: 'Gagnon', phone: '5148736565', message: 'Is Laval served?' },
    stored: { name: 'Amélie Gagnon', phone: '(514) 873-6565' },
    busy: 'sending',
  },
  {
    path: '/contractors/join',
    type: 'contractor',
    required: { business_name: 'businessNameRequired', name: 'nameRequired', email: 'emailRequired' },
    email: 'email',
    typed: {
      business_name: 'Gagnon inc.',
      name: 'Amélie Gagnon',
      phone: '15148736565',
      specialties: 'Decks',
    },
    chosen: { province_state: 'QC' },
    stored: { service_type: 'Contractor Signup', service_type_detail: 'Decks', phone: '+1 (514) 873-6565' },
    busy: 'submitting',
  },
  {
    path: '/suggest-partner',
    type: 'partner',
    required: { partner_name: 'partnerNameRequired', your_email: 'emailRequired' },
    email: 'your_email',
    typed: { partner_name: 'Quincaillerie Roy', partner_city: 'Sherbrooke' },
    stored: {
      service_type: 'Partner Suggestion',
      service_type_detail: 'Quincaillerie Roy',
      city: 'Sherbrooke',
    },
    busy: 'submitting',
  },
  {
    path: '/get-quote',
    type: 'lead',
    required: {
      service_type: 'selectService',
      name: 'nameRequired',
      email: 'emailRequired',
      city: 'cityRequired',
      province_state: 'provinceRequired',
      message: 'messageTooShort',
    },
    email: 'email',
    typed: { name: 'Amélie Gagnon', city: 'Gatineau', message: 'A heat pump for two floors.' },
    chosen: { service_type: 'heat-pump-installation', province_state: 'QC', timeline: 'Within a Month' },
    stored: { service_type: 'heat-pump-installation', city: 'Gatineau', timeline: 'Within a Month' },
    busy: 'submitting',
  },
]

const form = (page: Page) => page.locator('form[data-lead-form]')
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const toast = (page: Page) => page.getByRole('region', { name: /F8/ }).getByRole('listitem').first()
const submit = (page: Page) => form(page).locator('button[type=submit]').locator('visible=true')

/** Opens a form, once it answers. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(control(page, 'form_start_time')).not.toHaveValue('')
}

async function fill(page: Page, { email, typed, chosen = {} }: FormCase, address: string) {
  await control(page, email).fill(address)
  for (const [name, text] of Object.entries(typed)) await control(page, name).fill(text)
  for (const [name, value] of Object.entries(chosen)) await control(page, name).selectOption(value)
}

for (const [lang, { forms }] of LANGUAGES) {
  for (const one of FORMS) {
    test(`${one.path} in ${lang}: says what is missing, arrives once, is cleared`, async ({ page, site }) => {
      const address = `${one.type}-${lang}@courriel.example`
      await open(page, localizedHref(one.path, lang))
      await submit(page).click()
      const summary = form(page).locator('[data-summary]')
      await expect(summary).toBeFocused()
      await expect(summary).toContainText(forms.problems.missingInformation.text)
      for (const [name, error] of Object.entries(one.required)) {
        await expect(form(page).locator(`[data-error="${name}"]`)).toHaveText(forms.errors[error])
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true')
        await expect(summary.getByRole('link', { name: forms.errors[error] })).toBeVisible()
      }
      await expect(form(page).locator('[data-error]:visible')).toHaveCount(Object.keys(one.required).length)

      await fill(page, one, 'amelie@')
      await submit(page).click()
      await expect(toast(page)).toContainText(forms.problems.invalidEmail.title)
      await expect(form(page).locator('[data-error]:visible')).toHaveText([forms.errors.emailInvalid])
      await summary.getByRole('link').click()
      await expect(control(page, one.email)).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(address)

      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/leads', async (route) => {
        await held
        await route.continue()
      })
      await page.keyboard.press('Enter')
      await expect(submit(page)).toBeDisabled()
      await expect(submit(page)).toHaveText(forms[one.busy])
      release()
      await expect(toast(page)).toContainText(forms.successes[one.type].title)
      await expect(toast(page)).toContainText(forms.successes[one.type].text)
      for (const name of [one.email, ...Object.keys(one.typed)]) {
        await expect(control(page, name)).toHaveValue('')
      }
      const leads = leadsOf(site, address)
      expect(leads).toMatchObject([{ ...one.stored, language: lang, conversion_page: one.path }])
      await expect(form(page).getByText(leads[0]?.reference ?? '?')).toBeVisible()
    })
  }

  test(`what cannot be sent stays, in ${lang}`, async ({ page, site }) => {
    await page.route('**/api/leads', (route) => route.abort())
    for (const one of FORMS) {
      await open(page, localizedHref(one.path, lang))
      await fill(page, one, 'nobody@courriel.example')
      await submit(page).click()
      await expect(toast(page)).toContainText(forms.failures[one.type].title)
      await expect(toast(page)).toContainText(forms.failures[one.type].text)
      await expect(control(page, one.email)).toHaveValue('nobody@courriel.example')
    }
    expect(leadsOf(site, 'nobody@courriel.example')).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [lang, { forms }] of LANGUAGES) {
    for (const one of FORMS) {
      test(`${one.path} in ${lang}: comes back with what was typed, then arrives`, async ({ page, site }) => {
        const address = `plain-${one.type}-${lang}@courriel.example`
        await page.goto(localizedHref(one.path, lang))
        await fill(page, one, 'amelie@')
        const [response] = await Promise.all([page.waitForResponse('**/api/leads'), submit(page).click()])
        expect(response.status()).toBe(422)
        await expect(page.locator('html')).toHaveAttribute('lang', `${lang}-CA`)
        await expect(form(page).locator('[data-summary]')).toContainText(forms.problems.invalidEmail.title)
        await expect(form(page).locator('[data-error]:visible')).toHaveText([forms.errors.emailInvalid])
        await expect(control(page, one.email)).toHaveAttribute('aria-invalid', 'true')
        for (const [name, value] of Object.entries({ ...one.typed, ...one.chosen })) {
          await expect(control(page, name)).toHaveValue(value)
        }
        await control(page, one.email).fill(address)
        await submit(page).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(forms.successes[one.type].title)
        await page.reload()
        const leads = leadsOf(site, address)
        expect(leads).toMatchObject([{ ...one.stored, language: lang, conversion_page: one.path }])
        await expect(page.getByText(leads[0]?.reference ?? '?')).toBeVisible()
      })
    }
  }

  test('the wizard is one page, and two visitors make two leads', async ({ newPage, site }) => {
    for (const name of ['First', 'Second']) {
      const page = await newPage({ javaScriptEnabled: false })
      await page.goto('/book-installation?service=appliance-installation&city=calgary')
      await expect(page.locator('input[value="appliance"]')).toBeChecked()
      await expect(control(page, 'city')).toHaveValue('Calgary')
      await expect(control(page, 'province_state')).toHaveValue('AB')
      await expect(form(page).locator('button').locator('visible=true')).toHaveText([en.forms.submitRequest])
      await page.locator('label:has(input[value="range-hood"])').click()
      await control(page, 'name').fill(name)
      await control(page, 'email').fill('two@example.ca')
      await submit(page).click()
      await expect(form(page).locator('[data-summary]')).toContainText(
        en.forms.problems.missingInformation.title,
      )
      await expect(page.locator('input[value="range-hood"]')).toBeChecked()
      await control(page, 'message').fill('A range hood over a gas stove.')
      await submit(page).click()
      await expect(page).toHaveURL(/\/request-received\/lead\?reference=/)
    }
    expect(leadsOf(site, 'two@example.ca')).toMatchObject([
      { name: 'First', service_type: 'appliance', service_type_detail: 'range-hood', city: 'Calgary' },
      { name: 'Second', service_type: 'appliance', service_type_detail: 'range-hood', city: 'Calgary' },
    ])
  })
})

test('a quote request shows what its address says, and the price in the city', async ({ site }) => {
  const quote = await fetchPage(`${site.url}/get-quote?service=tv-mounting&city=toronto&urgent=true`)
  expect(quote.status).toBe(200)
  for (const text of [
    'TV mounting',
    'Toronto, ON',
    en.forms.quote.urgentYes,
    'Average in Toronto, before tax $140-$380',
    'Call 911 first',
  ]) {
    expect(quote.text).toContain(text)
  }
  expect(quote.html).toContain(`<link rel="canonical" href="${site.url}/get-quote"`)

  const french = await fetchPage(
    `${site.url}/get-quote?service=emergency-lock-repair&contractor=queen-street-installations&lang=fr`,
  )
  for (const text of ['Serrurerie d’urgence', 'Queen Street Installations', '100–350\u00A0$', '911']) {
    expect(french.html).toContain(text)
  }
  expect(french.html).toContain(`<link rel="canonical" href="${site.url}/get-quote?lang=fr"`)

  const unknown = await fetchPage(`${site.url}/get-quote?service=%3Cscript%3E&city=atlantis&contractor=x`)
  expect(unknown.status).toBe(200)
  expect(unknown.text).not.toContain(en.forms.quote.understood)
  const internal = await fetchPage(`${site.url}/get-quote/for/tv-mounting/toronto/-/-`)
  expect(internal.status).toBe(404)
})

test('pages of forms are cached, the same for everybody', async ({ site }) => {
  for (const path of [
    '/book-installation',
    '/get-quote',
    '/contact',
    '/contractors/join',
    '/suggest-partner',
    '/get-quote?service=ceiling-fans&city=halifax',
  ]) {
    await fetchPage(site.url + path)
    const { html, cache } = await fetchPage(site.url + path)
    expect(cache, path).toBe('HIT')
    expect(html, path).not.toContain('submission_id')
    expect(html, path).toMatch(/<input type="checkbox"(?![^>]*checked="")[^>]*name="marketing_consent"/)
    expect(html, path).toContain('Élise Fortin')
  }
})

test('words that name no service of ours begin the description of the job', async ({ page }) => {
  await page.goto('/get-quote?service=hot+tub+removal&city=toronto')
  await expect(page.locator('#get-quote-message')).toHaveValue('hot tub removal')
  await expect(page.locator('#get-quote-service_type')).toHaveValue('other')
  await page.goto('/get-quote?service=tv-mounting')
  await expect(page.locator('#get-quote-service_type')).toHaveValue('tv-mounting')
  await expect(page.locator('#get-quote-message')).toHaveValue('')
})
