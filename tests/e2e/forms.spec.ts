import { expect, type Page } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { otherLanguage } from '#lib/i18n/languages.ts'
import { hasPage } from '#lib/leads/forms/pages.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { FORMS, type FormCase, hasConsent } from './form-cases.ts'
import { fetchPage } from './page-facts.ts'
import { leadsOf } from './stored-leads.ts'

// Requests are held back and refused here; with a service worker the browser would not ask this test.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const LANGUAGES = [
  ['en', en],
  ['fr', fr],
] as const

const form = (page: Page) => page.locator('form[action="/api/leads"]')
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

/** The form of each language that `npm test` fills in. */
const IN_EVERY_RUN = { en: '/get-quote', fr: '/contractors/join' }

for (const [lang, { forms }] of LANGUAGES) {
  for (const one of FORMS) {
    const details = inEveryRun(IN_EVERY_RUN[lang] === one.path)
    test(
      `${one.path} in ${lang}: says what is missing, arrives once, is cleared`,
      details,
      async ({ page, site }) => {
        const address = `${one.type}-${lang}@courriel.example`
        // Before the page opens: Chromium lets a request through that is made just after it was told to hold them.
        let release = () => {}
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        await page.route('**/api/leads', async (route) => {
          await held
          await route.continue()
        })
        await open(page, localizedHref(one.path, lang))
        await submit(page).click()
        const summary = form(page).getByRole('alert')
        await expect(summary).toBeFocused()
        await expect(summary).toContainText(forms.problems.missingInformation.text)
        for (const [name, error] of Object.entries(one.required)) {
          await expect(form(page).locator(`[id$="-${name}-error"]`)).toHaveText(forms.errors[error])
          await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true')
          await expect(summary.getByRole('link', { name: forms.errors[error] })).toBeVisible()
        }
        await expect(form(page).locator('[id$="-error"]')).toHaveCount(Object.keys(one.required).length)

        await fill(page, one, 'amelie@')
        await submit(page).click()
        await expect(toast(page)).toContainText(forms.problems.invalidEmail.title)
        await expect(form(page).locator('[id$="-error"]')).toHaveText([forms.errors.emailInvalid])
        await summary.getByRole('link').click()
        await expect(control(page, one.email)).toBeFocused()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(address)
        await page.keyboard.press('Enter')
        await expect(submit(page)).toBeDisabled()
        await expect(submit(page)).toHaveText(forms[one.busy])
        release()
        await expect(toast(page)).toContainText(forms.successes[one.type].title)
        await expect(toast(page)).toContainText(forms.successes[one.type].text)
        const leads = leadsOf(site, address)
        expect(leads).toMatchObject([{ ...one.stored, language: lang, conversion_page: one.path }])
        const reference = leads[0]?.reference ?? '?'
        await expect(page.getByText(reference)).toBeVisible()
        // A request has a page of its own. For other forms, what was sent stands in the place of the form.
        if (hasPage(one.type)) await expect(page).toHaveURL(localizedHref(`/request/${reference}`, lang))
        else
          for (const name of [one.email, ...Object.keys(one.typed)])
            await expect(control(page, name)).toHaveValue('')
        await expect(form(page)).toBeHidden()
        await expect(page.getByText(Object.values(one.typed)[0] ?? '?', { exact: true })).toBeVisible()
      },
    )
  }

  test(`what cannot be sent stays, in ${lang}`, ONLY_IN_SWEEP, async ({ page, site }) => {
    await page.route('**/api/leads', (route) =>
      lang === 'en'
        ? route.abort()
        : route.fulfill({
            status: 503,
            json: { ok: false, error: { message: '-', fields: { body: '-' } } },
          }),
    )
    for (const one of FORMS) {
      await open(page, localizedHref(one.path, lang))
      await fill(page, one, 'nobody@courriel.example')
      await submit(page).click()
      await expect(toast(page)).toContainText(forms.failures[one.type].title)
      await expect(toast(page)).toContainText(forms.failures[one.type].text)
      await expect(control(page, one.email)).toHaveValue('nobody@courriel.example')
      await expect(form(page).getByRole('alert').getByRole('link')).toHaveCount(0)
    }
    expect(leadsOf(site, 'nobody@courriel.example')).toEqual([])
  })

  test(`a change of language keeps everything typed, from ${lang}`, ONLY_IN_SWEEP, async ({ page, site }) => {
    const other = otherLanguage(lang)
    for (const one of FORMS) {
      const address = `switch-${one.type}-${lang}@courriel.example`
      await open(page, localizedHref(one.path, lang))
      await fill(page, one, address)
      if (hasConsent(one)) await control(page, 'marketing_consent').check()
      // A city of the list would choose a province.
      const typed: [string, string][] = Object.entries({
        ...one.typed,
        ...one.chosen,
        [one.email]: address,
      })
      const kept = await Promise.all(
        typed.map(async ([name]) => [name, await control(page, name).inputValue()] as const),
      )
      await changeLanguage(page)
      await expect(page).toHaveURL(localizedHref(one.path, other))
      await expect(control(page, 'form_start_time')).not.toHaveValue('')
      for (const [name, value] of kept) await expect(control(page, name)).toHaveValue(value)
      if (hasConsent(one)) await expect(control(page, 'marketing_consent')).toBeChecked()
      expect(await storedIn(page)).not.toContain(address)
      await submit(page).click()
      await expect.poll(() => leadsOf(site, address)).toHaveLength(1)
      expect(leadsOf(site, address)).toMatchObject([
        {
          ...one.stored,
          language: other,
          marketing_consent: hasConsent(one) ? 'yes' : '',
          conversion_page: one.path,
        },
      ])
      // The browser is on its way there.
      if (hasPage(one.type)) await expect(page).toHaveURL(/\/request\/M-/)
    }
  })
}

/** The answer of the form is not waited for: what was typed is in the tab until the other page has read it. */
const changeLanguage = (page: Page) => page.locator('main ~ footer a[hreflang]').click()

const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))

test('a change of language keeps other jobs, a province that was chosen and the price of the city', async ({
  page,
}) => {
  await open(page, '/get-quote?service=tv-mounting&city=montreal')
  const docket = page.getByRole('region', { name: fr.forms.quote.understood })
  await control(page, 'quantity').first().fill('2')
  for (const name of ['Toilet installation', 'A swing']) {
    await form(page).locator('summary').locator('visible=true').last().click()
    await control(page, 'another_job').locator('visible=true').last().fill(name)
  }
  await changeLanguage(page)
  await expect(control(page, 'city')).toHaveValue('Montréal')
  await expect(control(page, 'quantity').first()).toHaveValue('2')
  await expect(control(page, 'another_job').nth(1)).toHaveValue('A swing')
  await expect(control(page, 'another_job').locator('visible=true')).toHaveCount(2)
  await expect(docket.locator('.docket-price')).toBeVisible()

  await open(page, '/get-quote?service=emergency-lock-repair&urgent=true')
  await control(page, 'city').fill('Ottawa')
  await expect(control(page, 'province_state')).toHaveValue('ON')
  await control(page, 'province_state').selectOption('QC')
  await changeLanguage(page)
  await expect(control(page, 'city')).toHaveValue('Ottawa')
  await expect(control(page, 'province_state')).toHaveValue('QC')
  await control(page, 'city').pressSequentially(' ')
  await expect(control(page, 'province_state')).toHaveValue('QC')
  await expect(form(page).getByText('911').first()).toBeVisible()
})

/** Of eight countries, with `+`: to be left as they are. */
const FOREIGN = [
  '+33 1 42 68 53 00',
  '+44 20 7946 0958',
  '+4722123456',
  '+45 32 12 34 56',
  '+52 55 1234 5678',
  '+49 (0)30 901820',
  '+61-2-9374-4000',
  '+509 28 12 3456',
]

const CANADIAN = [
  ['514.873.6565', '(514) 873-6565'],
  ['+1 514 873 6565', '+1 (514) 873-6565'],
]

const NUMBERS = [...FOREIGN.map((number) => [number, number]), ...CANADIAN] as [string, string][]

test(
  'numbers of eight countries stay as they were typed or pasted, Canadian ones are formatted',
  ONLY_IN_SWEEP,
  async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [contact] = FORMS
    for (const [index, [number, shown]] of NUMBERS.entries()) {
      const address = `phone-${index}@courriel.example`
      await open(page, '/contact')
      await fill(page, contact as FormCase, address)
      const phone = control(page, 'phone')
      for (const way of ['typed', 'pasted']) {
        await phone.clear()
        await page.evaluate((text) => navigator.clipboard.writeText(text), number)
        if (way === 'typed') await phone.pressSequentially(number)
        else await phone.press('ControlOrMeta+v')
        await expect(phone, way).toHaveValue(shown)
      }
      await submit(page).click()
      await expect(toast(page)).toContainText(en.forms.successes.contact.title)
      expect(leadsOf(site, address)).toMatchObject([{ phone: shown }])
    }
  },
)

test('and as they were posted without scripts, by every form that asks for one', async ({ site }) => {
  for (const { type, path, email, typed, chosen } of FORMS.filter(({ type }) => type !== 'partner')) {
    for (const [index, [number, shown]] of NUMBERS.entries()) {
      const address = `plain-phone-${type}-${index}@courriel.example`
      const response = await fetch(`${site.url}/api/leads`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          type,
          lang: 'en',
          conversion_page: path,
          ...typed,
          ...chosen,
          [email]: address,
          phone: number,
        }),
      })
      expect(response.status, path).toBe(303)
      expect(leadsOf(site, address)).toMatchObject([{ phone: shown }])
    }
  }
})

for (const path of ['/get-quote', '/contractors/join?lang=fr']) {
  test(
    `${path}: a city of the list chooses its province, which a visitor may choose otherwise`,
    inEveryRun(path.includes('fr')),
    async ({ page }) => {
      await open(page, path)
      await control(page, 'city').fill('Toronto')
      await expect(control(page, 'province_state')).toHaveValue('ON')
      await control(page, 'city').fill('Montréal')
      await expect(control(page, 'province_state')).toHaveValue('QC')
      await control(page, 'province_state').selectOption('AB')
      await control(page, 'city').fill('Toronto')
      await control(page, 'email').fill('sam@example.ca')
      await expect(control(page, 'province_state')).toHaveValue('AB')
    },
  )
}

test(
  'a quote request shows what its address says, and the price in the city',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const quote = await fetchPage(`${site.url}/get-quote?service=tv-mounting&city=toronto&urgent=true`)
    expect(quote.status).toBe(200)
    for (const text of [
      'TV mounting',
      'Toronto · Urgent',
      '$140-$380 Average in Toronto, plus HST 13% (ON)',
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
    const internal = await fetchPage(`${site.url}/get-quote/for/tv-mounting/toronto`)
    expect(internal.status).toBe(404)
  },
)

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
    if (path !== '/contractors/join')
      expect(html, path).toMatch(/<input type="checkbox"(?![^>]*checked="")[^>]*name="marketing_consent"/)
    expect(html, path).toMatch(
      path === '/contact'
        ? /<strong>Privacy officer<\/strong>, (<!-- -->)?through this form/
        : /<strong>Privacy officer<\/strong>, <a[^>]* href="\/contact"/,
    )
  }
})

test(
  'words that name no service of ours begin the description of the job',
  ONLY_IN_SWEEP,
  async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false })
    await page.goto('/get-quote?service=hot+tub+removal&city=toronto')
    await expect(page.locator('#get-quote-message')).toHaveValue('hot tub removal')
    await expect(page.locator('#get-quote-service_type')).toHaveValue('other')
  },
)

test('the notice of the contact form leads to no page but itself, and contractors are offered no tips', async ({
  site,
}) => {
  for (const [lang, { forms }] of LANGUAGES) {
    const contact = await fetchPage(site.url + localizedHref('/contact', lang))
    expect(contact.text).toContain(`, ${forms.privacy.thisForm}`)
    const join = await fetchPage(site.url + localizedHref('/contractors/join', lang))
    expect(join.html).not.toContain('marketing_consent')
    expect(join.text).not.toMatch(/inbox|courriels des professionnels/)
  }
})
