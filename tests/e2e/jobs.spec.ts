import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { phonePhoto, pngPhoto } from '../sample-photos.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { followToLead, journeys } from './job-journeys.ts'
import { fetchPage } from './page-facts.ts'
import { leadsOf } from './stored-leads.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** TV mounting: Very Complex, the same day, in Toronto, with surround sound. */
const ESTIMATE = 'city=toronto&complexity=5&timeline=4&addons=a4'
const CHOICES = {
  service_type: 'tv-audio',
  service_slug: 'tv-mounting',
  complexity: 'Very Complex',
  add_ons: 'Surround sound',
  timeline: 'ASAP',
  estimate_low: '374',
  estimate_high: '823',
}

const form = (page: Page) => page.locator('form[action="/api/leads"]')
const submit = (page: Page) => form(page).locator('button[type=submit]').locator('visible=true')

/** The form is filled in but for the city, which the job has. */
async function fillPerson(page: Page, prefix: string, email: string) {
  await page.fill(`#${prefix}-name`, 'Amélie Gagnon')
  await page.fill(`#${prefix}-email`, email)
}

/** Once its scripts answer. */
async function openForm(page: Page, path: string) {
  await page.goto(path)
  await expect(form(page).locator('[name=form_start_time]')).not.toHaveValue('')
}

test(
  'every way to a form takes along what is chosen in the estimator, in both languages',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    for (const lang of LANGUAGES) {
      await page.goto(localizedHref('/tv-mounting', lang))
      const ways = page.locator('main a:is([href^="/get-quote?"], [href^="/book-installation?"])')
      const hrefs = () => ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const choices = (href: string) => {
        const {
          city,
          complexity,
          addons,
          lang = 'en',
        } = Object.fromEntries(new URL(href, 'http://site').searchParams)
        return { city, complexity, addons, lang }
      }
      const before = await hrefs()
      const addOn = page
        .getByRole('group', { name: getDictionary(lang).estimator.addOns })
        .getByRole('checkbox')
        .last()
      const [complexity, city] = [page.locator('#estimate-complexity'), page.locator('#estimate-city')]
      const [usual, usualCity] = [await complexity.inputValue(), await city.inputValue()]
      await addOn.check()
      await complexity.fill('5')
      await city.selectOption('vancouver')
      const all = await ways.count()
      expect(all).toBeGreaterThan(4)
      await expect
        .poll(async () => (await hrefs()).map(choices))
        .toEqual(Array(all).fill({ city: 'vancouver', complexity: '5', addons: 'a4', lang }))
      await addOn.uncheck()
      await complexity.fill(usual)
      await city.selectOption(usualCity)
      await expect.poll(hrefs).toEqual(before)
    }
  },
)

// All of them are in the sweep.
test('what can be booked reaches the lead from its page, without scripts', async ({ site }) => {
  const all = await journeys(site)
  const sample = all.filter(({ path }) => ['/tv-mounting', '/bundles/new-home-essentials'].includes(path))
  expect(sample).toHaveLength(2)
  for (const journey of sample) for (const lang of LANGUAGES) await followToLead(site, journey, lang)
})

for (const lang of LANGUAGES) {
  const { forms, estimator } = getDictionary(lang)
  const shown = lang === 'en' ? '$374-$823' : '374–823\u00A0$'

  test(
    `an estimate is on the quote form, in the lead and in the confirmation, in ${lang}`,
    inEveryRun(lang === 'en'),
    async ({ page, site }) => {
      const email = `estimate-${lang}@courriel.example`
      await page.goto(localizedHref(`/tv-mounting?${ESTIMATE}#estimate`, lang))
      await expect(page.locator('#estimate').getByText(shown)).toBeVisible()
      await page.locator('#estimate').getByRole('link', { name: estimator.requestQuote }).click()
      await expect(page).toHaveURL(/\/get-quote\?/)
      await expect(form(page).locator('[name=form_start_time]')).not.toHaveValue('')
      const docket = page.getByRole('region', { name: forms.quote.understood }).locator('visible=true')
      await expect(docket).toContainText(shown)
      await expect(page.locator('#get-quote-timeline')).toHaveValue('ASAP')
      await fillPerson(page, 'get-quote', email)
      await page.fill('#get-quote-message', 'Sixty-five inches, on brick.')
      await submit(page).click()
      const [lead] = await expect
        .poll(() => leadsOf(site, email))
        .toHaveLength(1)
        .then(() => leadsOf(site, email))
      expect(lead).toMatchObject({ ...CHOICES, city: 'Toronto', language: lang })
      expect(lead?.message).toContain(shown)
      await expect(page.getByText(lead?.reference ?? '?')).toBeVisible()
      await expect(docket).toContainText(shown)
      await expect(form(page)).toBeHidden()
    },
  )

  test(
    `the same without scripts, by booking, in ${lang}`,
    inEveryRun(lang === 'fr'),
    async ({ newPage, site }) => {
      const email = `plain-estimate-${lang}@courriel.example`
      const page = await newPage({ javaScriptEnabled: false })
      const docket = page.getByRole('region', { name: forms.quote.understood })
      await page.goto(localizedHref(`/booking?service=tv-mounting&${ESTIMATE}`, lang))
      await expect(docket).toContainText(shown)
      await fillPerson(page, 'booking', email)
      await page.fill('#booking-message', 'Too short')
      await submit(page).click()
      await expect(form(page).getByRole('alert')).toBeVisible()
      await expect(docket).toContainText(shown)
      await page.fill('#booking-message', 'Sixty-five inches, on brick.')
      await submit(page).click()
      await expect(page).toHaveURL(/\/request\/M-/)
      await expect(docket).toContainText(shown)
      await expect(page.getByText(email)).toBeVisible()
      const [lead] = leadsOf(site, email)
      expect(lead).toMatchObject({ ...CHOICES, city: 'Toronto', language: lang })
      await expect(page.getByText(lead?.reference ?? '?')).toBeVisible()
    },
  )

  test(
    `three jobs and two photos are in one lead, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page, newPage, site }) => {
      const plain = await newPage({ javaScriptEnabled: false })
      for (const [one, email] of [
        [page, `three-${lang}@courriel.example`],
        [plain, `plain-three-${lang}@courriel.example`],
      ] as const) {
        await one.goto(localizedHref('/get-quote?service=tv-mounting&city=toronto', lang))
        if (one === page) await expect(form(one).locator('[name=form_start_time]')).not.toHaveValue('')
        await one.fill('#get-quote-quantity-1', '2')
        // Nearly the name of the service.
        const [fan, other] =
          lang === 'en'
            ? ['Ceiling fan installation', 'A swing']
            : ['Installation d’un ventilateur de plafond', 'Une balançoire']
        await form(one).locator('summary').locator('visible=true').last().click()
        await one.fill('#get-quote-another_job-2', fan ?? '')
        await one.fill('#get-quote-quantity-2', '4')
        await form(one).locator('summary').locator('visible=true').last().click()
        await one.fill('#get-quote-another_job-3', other ?? '')
        await fillPerson(one, 'get-quote', email)
        await one.fill('#get-quote-message', 'For the house on Queen Street.')
        await form(one)
          .locator('[name=photos]')
          .setInputFiles([
            { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() },
            { name: 'panel.png', mimeType: 'image/png', buffer: await pngPhoto() },
          ])
        await submit(one).click()
        await expect.poll(() => leadsOf(site, email)).toHaveLength(1)
        const [lead] = leadsOf(site, email)
        expect(lead).toMatchObject({
          service_type: 'tv-audio',
          service_slug: 'tv-mounting',
          conversion_page: '/get-quote?service=tv-mounting&city=toronto',
          photos: [expect.any(String), expect.any(String)],
          jobs: [
            {
              quantity: 2,
              service: 'tv-mounting',
              city: 'toronto',
              text: expect.stringMatching(/^2\u00a0×\u00a0/),
            },
            {
              quantity: 4,
              service: 'ceiling-fans',
              city: 'toronto',
              text: expect.stringMatching(/^4\u00a0×\u00a0/),
            },
            { quantity: 1, service: '', text: expect.stringContaining(other ?? '') },
          ],
        })
        for (const job of lead?.jobs ?? []) expect(lead?.message).toContain(job.text)
        await expect(one.getByText(fan ?? '')).toBeVisible()
      }
    },
  )
}

test(
  'a booking of a chosen service starts at the step that still has a question',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await openForm(page, '/book-installation?service=heat-pump-installation')
    await expect(page).toHaveTitle(/^Step 2 of 4/)
    await openForm(page, '/book-installation?service=tv-mounting')
    await expect(page).toHaveTitle(/^Step 1 of 4/)
    await expect(page.locator('label:has(input[value="65-75"])')).toBeVisible()
    await openForm(page, '/book-installation?bundle=smart-home-starter&city=montreal')
    await expect(page).toHaveTitle(/^Step 2 of 4/)
    await expect(page.locator('#booking-city')).toHaveValue('Montreal')
  },
)

test('an estimate does not hold for another city', ONLY_IN_SWEEP, async ({ page, site }) => {
  await openForm(page, `/get-quote?service=tv-mounting&${ESTIMATE}`)
  await expect(page.getByText('$374-$823')).toBeVisible()
  await page.fill('#get-quote-city', 'Montréal')
  await expect(page.getByText('$374-$823')).toBeHidden()
  await page.selectOption('#get-quote-province_state', 'QC')
  await fillPerson(page, 'get-quote', 'moved@courriel.example')
  await page.fill('#get-quote-message', 'We have moved to Montréal.')
  await submit(page).click()
  await expect
    .poll(() => leadsOf(site, 'moved@courriel.example'))
    .toMatchObject([
      { city: 'Montréal', estimate_low: '345', estimate_high: '735', jobs: [{ city: 'montreal' }] },
    ])
})

test(
  'an emergency that is chosen on the form says how soon somebody comes',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    const { forms } = getDictionary('fr')
    await openForm(page, '/get-quote?city=quebec-city&lang=fr')
    const next = page.getByRole('region', { name: forms.whatNext }).getByRole('listitem').first()
    for (const [service, soon] of [
      ['emergency-lock-repair', `${forms.quote.response} – 1 à 3 heures`],
      ['tv-mounting', '1 à 2 heures'],
    ] as const) {
      await page.selectOption('#get-quote-service_type', service)
      await fillPerson(page, 'get-quote', `${service}@courriel.example`)
      await page.fill('#get-quote-message', 'La serrure ne tourne plus.')
      await submit(page).click()
      // The page of the form has a section of this name too.
      await expect(page).toHaveURL(/\/request\/M-/)
      await expect(next).toContainText(soon)
      await openForm(page, '/get-quote?city=quebec-city&lang=fr')
    }
  },
)

test('another job begins with the person and the city of the one before', ONLY_IN_SWEEP, async ({ page }) => {
  await openForm(page, '/get-quote?service=tv-mounting&city=toronto')
  await fillPerson(page, 'get-quote', 'landlord@courriel.example')
  await page.fill('#get-quote-message', 'The flat on the first floor.')
  await submit(page).click()
  await page.getByRole('link', { name: getDictionary('en').forms.addJob }).click()
  await expect(page).toHaveURL('/get-quote?city=toronto')
  await expect(page.locator('#get-quote-email')).toHaveValue('landlord@courriel.example')
  await expect(page.locator('#get-quote-city')).toHaveValue('Toronto')
  await expect(page.locator('#get-quote-message')).toHaveValue('')
})

for (const lang of LANGUAGES) {
  test(
    `on a phone, what a sent request begins with is on the screen, and its toast covers nothing, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ newPage }) => {
      const page = await newPage({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
      await openForm(page, localizedHref('/get-quote?service=tv-mounting&city=toronto', lang))
      await fillPerson(page, 'get-quote', `toast-${lang}@courriel.example`)
      await page.fill('#get-quote-message', 'Over the fireplace, please.')
      await submit(page).tap()
      const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem').first()
      const heading = page.getByRole('heading', { level: 1, name: /M-\w{4}-\w{4}/ })
      await expect(toast).toBeInViewport({ ratio: 1 })
      await expect(heading).toBeInViewport({ ratio: 1 })
      const [bottom, top] = await Promise.all([
        toast.evaluate((element) => element.getBoundingClientRect().bottom),
        heading.evaluate((element) => element.getBoundingClientRect().top),
      ])
      expect(bottom).toBeLessThanOrEqual(top)
    },
  )
}

test('the language link keeps the job, without scripts', ONLY_IN_SWEEP, async ({ newPage }) => {
  for (const path of [
    '/get-quote?service=tv-mounting&city=toronto',
    `/book-installation?service=tv-mounting&${ESTIMATE}`,
  ]) {
    const page = await newPage({ javaScriptEnabled: false })
    await page.goto(path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/service=tv-mounting&city=toronto.*lang=fr$/)
    await expect(page.getByRole('region', { name: 'Votre demande' })).toContainText('Toronto')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(path)
  }
})

test('only pages for a service and a city are stored', async ({ site }) => {
  const estimate = `${site.url}/get-quote?service=tv-mounting&${ESTIMATE}`
  for (let time = 0; time < 2; time++) {
    const page = await fetchPage(estimate)
    expect(page.cache).toBeNull()
    expect(page.text).toContain('$374-$823')
  }
})

test('on a phone the way to a quote stays, and gives way to the form', ONLY_IN_SWEEP, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/tv-mounting')
  const bar = page.locator('.quote-bar')
  // Where the page begins, its own button says the same.
  await expect(bar).toBeHidden()
  await page.locator('#reviews-title').scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/get-quote?service=tv-mounting')
  await page.locator('#quote-city').focus()
  await expect(bar).toBeHidden()
  await page.locator('#quote-city').blur()
  await page.locator('#reviews-title').scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.locator('#reviews-title').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})

for (const lang of LANGUAGES) {
  test(
    `the box of the home page and the not-found page, without scripts, up to the lead, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ newPage, site }) => {
      const sentence =
        lang === 'en'
          ? 'install 3 ceiling fans and a smart thermostat in H7N 5H9'
          : '3 ventilateurs de plafond et un thermostat à Laval'
      const email = `sentence-${lang}@courriel.example`
      const page = await newPage({ javaScriptEnabled: false })
      const ask = getDictionary(lang).ask.label
      await page.goto(localizedHref('/no-such-page', lang))
      await page.getByRole('searchbox', { name: ask }).fill('Laval')
      await page.getByRole('searchbox', { name: ask }).press('Enter')
      await expect(page).toHaveURL(localizedHref('/city/laval', lang))
      await page.goto(localizedHref('/', lang))
      await page
        .getByRole('searchbox', { name: ask })
        .fill(lang === 'en' ? 'ev charger' : 'borne de recharge')
      await page.getByRole('searchbox', { name: ask }).press('Enter')
      await expect(page).toHaveURL(/\/services\?q=/)
      await page.goto(localizedHref('/', lang))
      await page.getByRole('searchbox', { name: ask }).fill(sentence)
      await page.getByRole('searchbox', { name: ask }).press('Enter')
      await expect(page).toHaveURL(/\/get-quote\?/)
      await expect(page.locator('#get-quote-message')).toHaveValue(sentence)
      await page.fill('#get-quote-name', 'Amélie Gagnon')
      await page.fill('#get-quote-email', email)
      await page.locator('form[action="/api/leads"] button[type=submit]').locator('visible=true').click()
      await expect(page).toHaveURL(/\/request\/M-/)
      const [lead] = leadsOf(site, email)
      expect(lead).toMatchObject({ city: 'Laval', service_slug: 'ceiling-fans', language: lang })
      expect(lead?.jobs).toMatchObject([
        { service: 'ceiling-fans', quantity: 3, city: 'laval' },
        { service: 'smart-thermostat-installation', quantity: 1, city: 'laval' },
      ])
      expect(lead?.message).toContain(sentence)
    },
  )
}
