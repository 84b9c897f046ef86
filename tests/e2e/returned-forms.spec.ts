import { type BrowserContext, expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, LOCALES, otherLanguage } from '#lib/i18n/languages.ts'
import { hasPage } from '#lib/leads/forms/pages.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { FORMS, type FormCase, hasConsent } from './form-cases.ts'
import type { Site } from './site.ts'
import { leadsOf } from './stored-leads.ts'

/* A form that was posted without scripts and needs a change: its page shows it again, for ten minutes. */

// Requests are held back here; with a service worker the browser would not ask this test.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const WIZARD: FormCase = {
  path: '/book-installation',
  type: 'lead',
  required: {},
  email: 'email',
  typed: { name: 'Amélie Gagnon', city: 'Gatineau', message: 'A range hood over a gas stove.' },
  chosen: { province_state: 'QC', urgency: 'High' },
  ticked: { service_type: 'appliance', service_type_detail: 'range-hood' },
  stored: { service_type: 'appliance', service_type_detail: 'range-hood', urgency: 'High' },
  busy: 'submitting',
}

const CASES = [...FORMS, WIZARD]

const VISIT = '?utm_source=radio&utm_campaign=spring'

const form = (page: Page) => page.locator('form[action="/api/leads"]')
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const summary = (page: Page) => form(page).getByRole('alert')
const submit = (page: Page) => form(page).locator('button[type=submit]').locator('visible=true')

async function fill(page: Page, { email, typed, chosen = {}, ticked = {} }: FormCase, address: string) {
  for (const [name, value] of Object.entries(ticked)) {
    await page.locator(`label:has([name="${name}"][value="${value}"])`).click()
  }
  await control(page, email).fill(address)
  for (const [name, text] of Object.entries(typed)) await control(page, name).fill(text)
  for (const [name, value] of Object.entries(chosen)) await control(page, name).selectOption(value)
}

/** What a browser posts of a form whose e-mail address is wrong. */
const fieldsOf = ({ type, path, email, typed, chosen, ticked }: FormCase, lang: string) => ({
  type,
  lang,
  conversion_page: path,
  ...typed,
  ...chosen,
  ...ticked,
  [email]: 'amelie@',
})

async function expectValues(page: Page, { typed, chosen = {}, ticked = {} }: FormCase) {
  for (const [name, value] of Object.entries({ ...typed, ...chosen })) {
    await expect(control(page, name)).toHaveValue(value)
  }
  for (const [name, value] of Object.entries(ticked)) {
    await expect(form(page).locator(`[name="${name}"]:checked`)).toHaveValue(value)
  }
}

for (const lang of LANGUAGES) {
  const other = otherLanguage(lang)

  for (const one of CASES) {
    const details = inEveryRun(lang === 'fr' && one === WIZARD)
    test(
      `${one.path} in ${lang}, without scripts: comes back as it was typed, in both languages, then arrives`,
      details,
      async ({ newPage, site }) => {
        const address = `plain-${one.path.slice(1).replace('/', '-')}-${lang}@courriel.example`
        const page = await newPage({ javaScriptEnabled: false })
        const isHere = async (shown: typeof lang) => {
          const { problems, errors, kept } = getDictionary(shown).forms
          await expect(page).toHaveURL(new RegExp(`^${site.url}${one.path}\\?utm_source.*attempt=[\\w-]+`))
          await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[shown])
          await expect(summary(page)).toContainText(problems.invalidEmail.title)
          await expect(summary(page)).toContainText(kept)
          await expect(form(page).locator('p[id$="-error"]')).toHaveText([errors.emailInvalid])
          await expect(control(page, one.email)).toHaveAttribute('aria-invalid', 'true')
          await expect(control(page, one.email)).toHaveValue('amelie@')
          await expectValues(page, one)
        }
        await page.goto(localizedHref(one.path + VISIT, lang))
        await fill(page, one, 'amelie@')
        if (hasConsent(one)) await control(page, 'marketing_consent').check()
        await submit(page).click()
        await isHere(lang)
        if (hasConsent(one)) await expect(control(page, 'marketing_consent')).toBeChecked()
        const returned = page.url()

        const stranger = await newPage({ javaScriptEnabled: false })
        await stranger.goto(returned)
        await expect(summary(stranger)).toContainText(getDictionary(lang).forms.notKept.title)
        await expect(control(stranger, one.email)).toHaveValue('')
        expect(await stranger.content()).not.toMatch(/amelie@|Amélie|Roy/)

        await page.reload()
        await isHere(lang)
        await page.locator(`main ~ footer a[hreflang="${LOCALES[other]}"]`).click()
        await isHere(other)
        await page.goto('/about')
        await page.goBack()
        await isHere(other)

        await control(page, one.email).fill(address)
        await submit(page).click()
        const { successes } = getDictionary(other).forms
        const reference = /M-\w{4}-\w{4}/
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          hasPage(one.type) ? reference : successes[one.type].title,
        )
        if (hasPage(one.type)) await expect(page.locator('#said')).toContainText(successes[one.type].title)
        await page.reload()
        const leads = leadsOf(site, address)
        expect(leads).toMatchObject([
          {
            ...one.stored,
            language: other,
            marketing_consent: hasConsent(one) ? 'yes' : '',
            conversion_page: one.path + VISIT,
            utm_source: 'radio',
            utm_campaign: 'spring',
          },
        ])
        await expect(page.getByText(leads[0]?.reference ?? '?')).toBeVisible()
        await page.goto(returned)
        await expect(summary(page)).toContainText(getDictionary(lang).forms.notKept.title)
      },
    )

    test(`${one.path} in ${lang}, without cookies: comes back once`, async ({ site }) => {
      const { location, cookie } = await post(site, fieldsOf(one, lang))
      expect(cookie).toMatch(/^attempt=[\w-]{43};.*Max-Age=600; HttpOnly; SameSite=lax$/i)
      const first = await fetch(site.url + location)
      expect(first.status).toBe(200)
      expect(first.headers.get('cache-control')).toBe('private, no-store')
      expect(first.headers.get('x-robots-tag')).toBe('noindex')
      expect([...first.headers.keys()].filter((name) => name.includes('returned-form'))).toEqual([])
      const html = await first.text()
      const { forms } = getDictionary(lang)
      const inOrder = ['<title>', '</head>', forms.errors.emailInvalid, 'value="amelie@"', '<footer']
      expect(inOrder.map((part) => html.indexOf(part)).toSorted((x, y) => x - y)).toEqual(
        inOrder.map((part) => html.indexOf(part)),
      )
      // Such a part is shown by a script.
      expect(html.slice(0, html.indexOf('<footer')).match(/<div hidden="" id="S:/)).toBeNull()
      const second = await (await fetch(site.url + location)).text()
      expect(second.includes(forms.notKept.title)).toBe(true)
      expect(second.includes('amelie@')).toBe(false)
    })
  }
}

for (const one of CASES) {
  test(
    `${one.path}: with scripts it goes on from what came back`,
    inEveryRun(one === WIZARD),
    async ({ page, context, site }) => {
      const address = `scripted-${one.path.slice(1).replace('/', '-')}@courriel.example`
      await page.goto(await returnedTo(context, fieldsOf(one, 'en')))
      await expect(summary(page)).toBeFocused()
      await expect(control(page, one.email)).toHaveAttribute('aria-invalid', 'true')
      await expectValues(page, one)
      await summary(page).getByRole('link').click()
      await expect(control(page, one.email)).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(address)
      for (let step = one === WIZARD ? 2 : 4; step < 4; step++) {
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step))
        await submit(page).click()
      }
      if (one === WIZARD) await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4')
      await submit(page).click()
      const confirmed = hasPage(one.type) ? '/request/M-' : `/request-received/${one.type}\\?reference=`
      await expect(page).toHaveURL(new RegExp(confirmed))
      expect(leadsOf(site, address)).toMatchObject([one.stored])
    },
  )
}

test('Enter in the whole wizard sends it', ONLY_IN_SWEEP, async ({ newPage, site }) => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/book-installation?service=appliance-installation&city=calgary')
  await page.locator('label:has(input[value="range-hood"])').click()
  await expect(control(page, 'province_state')).toHaveValue('AB')
  await expect(form(page).locator('button').locator('visible=true')).toHaveCount(1)
  await control(page, 'name').fill('Sam Roy')
  await control(page, 'email').fill('enter@example.ca')
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText(getDictionary('en').forms.problems.missingInformation.title)
  await expect(page).toHaveURL(/service=appliance-installation&city=calgary&attempt=/)
  await control(page, 'message').fill('A range hood over a gas stove.')
  await control(page, 'name').press('Enter')
  await expect(page).toHaveURL(/\/request\/M-/)
  expect(leadsOf(site, 'enter@example.ca')).toMatchObject([
    { service_type: 'appliance', service_type_detail: 'range-hood', city: 'Calgary' },
  ])
})

test('Next, pressed before there are scripts, goes on to the next step', async ({ page }) => {
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/book-installation?lang=fr', { waitUntil: 'commit' })
  await page.locator('label:has(input[value="tv-audio"])').click()
  await form(page)
    .getByRole('button', { name: getDictionary('fr').forms.next })
    .click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/book-installation\?lang=fr&attempt=[\w-]+#step-2$/)
  await expect(page.locator('#step-2')).toBeVisible()
  await expect(page.locator('#step-1')).toBeHidden()
  await expect(summary(page)).toHaveCount(0)
  await control(page, 'name').fill('Amélie Gagnon')

  release()
  await expect(page).toHaveTitle(/^Étape 2 sur 4/)
  await expect(control(page, 'name')).toHaveValue('Amélie Gagnon')
  await expect(page.locator('input[value="tv-audio"]')).toBeChecked()
  await expect(summary(page)).toHaveCount(0)
})

test('the address that forms are posted to leads to a form', async ({ site }) => {
  const { status, headers } = await fetch(`${site.url}/api/leads?lang=fr`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([303, '/get-quote?lang=fr'])
})

/** Posts a form as a browser without scripts does. */
async function post(site: Site, fields: Record<string, string>) {
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  const { headers } = response
  return { location: headers.get('location') ?? '', cookie: headers.get('set-cookie') ?? '' }
}

/** Where a form leads back to, in a browser that has its cookie. */
async function returnedTo({ request }: BrowserContext, form: Record<string, string>): Promise<string> {
  const response = await request.post('/api/leads', { form, maxRedirects: 0 })
  return response.headers().location ?? ''
}
