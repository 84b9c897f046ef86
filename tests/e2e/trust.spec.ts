import { expect, type Page } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { expectStill, recordShifts } from './layout-shifts.ts'
import { setWidth, untilScripted, untilTaken } from './measured-pages.ts'
import { fetchPage, mainOf } from './page-facts.ts'

const test = testWithSite(CONTENT_CHANGES)

/** Texts that the pages must have word for word, in both languages; no-break spaces are spaces here. */
const TEXTS: Record<string, Record<Language, string[]>> = {
  '/how-it-works': {
    en: [
      'Service discovery and consultation',
      '5-15 minutes',
      'Detailed quote and planning',
      '2-24 hours',
      'Scheduling and preparation',
      'Same-day booking available',
      'Pre-installation setup',
      '15-30 minutes',
      'Professional installation',
      'Varies by service',
      'Quality testing and cleanup',
      '15-45 minutes',
      'installations 50k+',
      'average rating 4.9',
      'average response 2 hours',
      'satisfaction 99%',
    ],
    fr: [
      'Découverte du service et consultation',
      '5 à 15 minutes',
      'Soumission détaillée et planification',
      '2 à 24 heures',
      'Prise de rendez-vous et préparation',
      'Rendez-vous le jour même possible',
      'Préparation sur place',
      '15 à 30 minutes',
      'Installation par un professionnel',
      'Selon le service',
      'Vérification et nettoyage',
      '15 à 45 minutes',
      'installations 50 000+',
      'note moyenne 4,9',
      'délai de réponse moyen 2 heures',
      'satisfaction 99 %',
    ],
  },
  '/about': { en: ['Last updated January 2024'], fr: ['Dernière mise à jour : janvier 2024'] },
  '/contractors': {
    en: [
      'Get Free Quote',
      'View All Services',
      'Join Our Network',
      'Queen Street Installations Toronto, ON Sample contractor 4.9 (127 reviews)',
      'Électriciens du Canal Montreal, QC Sample contractor 4.9 (203 reviews)',
      'Bow Valley Garage & Heating Calgary, AB Sample contractor 4.8 (89 reviews)',
      'Specialties TV mounting Smart home setup Security cameras',
      'Experience 8 years Licensed Yes Insured Yes Response time Within 2 hours',
      'Submit Your Project',
      'Get Matched',
      'Get It Done',
    ],
    fr: [
      'Électriciens du Canal Montréal (Québec) Entrepreneur fictif 4,9 (203 avis)',
      'Expérience 15 ans Licence Oui Assurance Oui Délai de réponse En moins d’une heure',
      'Soumettez votre projet',
      'Recevez des soumissions',
      'Faites faire le travail',
    ],
  },
  '/reviews': {
    en: ['average rating 4.9/5', 'reviews 2,500+', 'verified 100%', 'would recommend 98%'],
    fr: ['note moyenne 4,9/5', 'avis 2 500+', 'vérifiés 100 %', 'nous recommandent 98 %'],
  },
  '/emergency-services': {
    en: [
      'call 911 first',
      'Immediate Emergency electrical repair',
      'Response time 30-60 minutes Price range $150-$600 Licensed trade Required',
      'Immediate Emergency plumbing repair',
      'Immediate Emergency heating repair',
      'Same Day Emergency lock repair',
      'Response time 1-3 hours Price range $100-$350 Licensed trade By province',
      'Same Day Emergency roof repair',
      'Response time 2-6 hours Price range $200-$800',
      'Emergency Contact',
    ],
    fr: [
      'composez d’abord le 911',
      'Immédiat Réparation électrique d’urgence',
      'Le jour même Réparation de toiture d’urgence',
      'Délai d’intervention 2 à 6 heures Fourchette de prix 200–800 $',
    ],
  },
  '/projects': { en: ['Projects'], fr: ['Réalisations'] },
}

const LINKS: Record<string, string[]> = {
  '/how-it-works': ['/book-installation', '/contact'],
  '/about': ['/how-it-works', '/contact', '/reviews', '/contractors', '/privacy'],
  '/contractors': [
    '/get-quote',
    '/services',
    '/contractors/join',
    '/get-quote?contractor=queen-street-installations',
    '/get-quote?contractor=electriciens-du-canal',
    '/get-quote?contractor=bow-valley-garage-and-heating',
  ],
  '/reviews': ['#reviews', '/book-installation'],
  '/emergency-services': [
    '/get-quote?urgent=true',
    '/get-quote?urgent=true&service=emergency-electrical-repair',
    '/get-quote?urgent=true&service=emergency-plumbing-repair',
    '/get-quote?urgent=true&service=emergency-heating-repair',
    '/get-quote?urgent=true&service=emergency-lock-repair',
    '/get-quote?urgent=true&service=emergency-roof-repair',
    '/contact',
    'tel:911',
  ],
  '/projects': ['/book-installation', '/services'],
}

const plain = (text: string) => text.replace(/\s+/g, ' ')
const words = (lang: Language) => (lang === 'en' ? en : fr)

for (const path of Object.keys(TEXTS)) {
  for (const lang of LANGUAGES) {
    test(`${path} in ${lang} has its texts and links`, async ({ site }) => {
      const page = await fetchPage(site.url + localizedHref(path, lang))
      expect(page.status).toBe(200)
      expect(page.lang).toBe(`${lang}-CA`)
      expect(page.h1).not.toBe('')
      const main = mainOf(page.html)
      for (const text of TEXTS[path]?.[lang] ?? []) expect.soft(page.text).toContain(text)
      for (const link of LINKS[path] ?? []) {
        const href = localizedHref(link, lang).replaceAll('&', '&amp;')
        expect.soft(main).toContain(`href="${href}"`)
      }
    })
  }
}

test('how it works: the processes, the safeguards and the questions of its document', async ({ site }) => {
  const stored = await site.client.fetch(
    `*[_id == "howItWorksPage"][0]{serviceProcesses, trustSafeguards, "faqs": faqs[]->{question}}`,
  )
  expect(stored.serviceProcesses.length).toBeGreaterThan(2)
  expect(stored.trustSafeguards.length).toBeGreaterThan(3)
  expect(stored.faqs.length).toBeGreaterThan(3)
  for (const lang of LANGUAGES) {
    const { text, html } = await fetchPage(site.url + localizedHref('/how-it-works', lang))
    for (const point of [...stored.serviceProcesses, ...stored.trustSafeguards]) {
      expect.soft(text).toContain(plain(point.title[lang]))
      expect.soft(text).toContain(plain(point.text[lang]))
    }
    for (const { question } of stored.faqs) expect.soft(text).toContain(plain(question[lang]))
    expect(html.match(/<details name="questions-list"/g)).toHaveLength(stored.faqs.length)
  }
})

test('projects: every project with its facts, and both pictures as links', async ({ site }) => {
  const projects = await site.client.fetch(
    `*[_type == "project"]{title, description, location, timeToComplete, complexity, serviceDetails}`,
  )
  expect(projects).toHaveLength(8)
  for (const lang of LANGUAGES) {
    const { text, html } = await fetchPage(site.url + localizedHref('/projects', lang))
    for (const project of projects) {
      for (const field of ['title', 'description', 'location', 'timeToComplete']) {
        expect.soft(text).toContain(plain(project[field][lang]))
      }
      expect.soft(text).toContain(words(lang).service.complexity[project.complexity as 'Easy'])
      expect.soft(text).toContain(plain(project.serviceDetails[0][lang]))
    }
    expect(html.match(/<a [^>]*href="\/api\/lake\/images\/[^"]+\.svg"/g)).toHaveLength(2 * projects.length)
  }
})

test('persons have their initials drawn into the page', async ({ site }) => {
  const { html } = await fetchPage(`${site.url}/contractors`)
  for (const initials of ['QI', 'ÉC', 'BH']) expect(html).toMatch(new RegExp(`<text[^>]*>${initials}</text>`))
})

test('what somebody changes about a contractor is on the page with the next request', async ({ site }) => {
  await site.client
    .patch('contractor-queen-street-installations')
    .set({ licensed: false, reviews: 128 })
    .commit()
  const { text } = await fetchPage(`${site.url}/contractors`)
  expect(text).toContain('4.9 (128 reviews)')
  expect(text).toContain('Experience 8 years Licensed No Insured Yes')
})

test(
  'a telephone number is shown from the moment there is one, with its hours',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const calls = page.locator('a[href="tel:+15145550123"]')
    const pages = ['/', '/emergency-services?lang=fr', '/contact?lang=fr'] as const
    for (const path of pages) {
      await page.goto(path)
      await expect(calls).toHaveCount(0)
    }
    await site.client.patch('siteSettings').set({ telephone: '514 555-0123' }).commit({ visibility: 'sync' })
    await setWidth(page, 360)
    await page.goto(pages[0])
    await expect(page.getByRole('contentinfo').locator(calls)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Mon-Fri 8AM-8PM EST')
    await page.locator('[popovertarget=mobile-menu]').first().click()
    await expect(page.locator('#mobile-menu').locator(calls)).toBeVisible()
    await page.goto(pages[1])
    await expect(page.getByRole('main').locator(calls)).toHaveText('Appeler le 514 555-0123')
    await expect(page.getByRole('main')).toContainText('Du lundi au vendredi, de 8')
    await page.goto(pages[2])
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveText([
      '514 555-0123',
      '1-800-INSTALL',
    ])
    await page.goto('/get-quote?urgent=true&service=emergency-plumbing-repair')
    await expect(page.getByRole('main').locator(calls)).toHaveText('Call 514 555-0123')
    await site.client.patch('siteSettings').unset(['telephone']).commit({ visibility: 'sync' })
  },
)

const cards = (page: Page) => page.locator('#reviews article:visible')

test(
  'the review filter is kept in the address, in French too: after a reload and after Back',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const fours = await site.client.fetch('count(*[_type == "review" && rating == 4])')
    await page.goto('/reviews?lang=fr')
    await expect(cards(page)).toHaveCount(6)
    const filter = (name: string) => page.locator('#reviews').getByRole('button', { name, exact: true })
    const four = page.locator('#reviews').getByRole('button', { name: /^Note de 4 sur 5/ })
    for (const rating of [5, 4, 3, 2, 1]) {
      const count = await site.client.fetch('count(*[_type == "review" && rating == $rating])', { rating })
      const bar = page
        .locator('#reviews')
        .getByRole('button', { name: `Note de ${rating} sur 5\u00A0: ${count}` })
      expect(await bar.isEnabled()).toBe(count > 0)
    }
    await four.click()
    await expect(page).toHaveURL('/reviews?lang=fr&reviews=4')
    for (let shown = 6; shown < fours; shown += 6) {
      await expect(cards(page)).toHaveCount(shown)
      await filter(fr.reviews.showMore).click()
      await expect(page.locator('li:focus').getByRole('article')).toBeVisible()
    }
    await expect(cards(page)).toHaveCount(fours)
    await expect(filter(fr.reviews.showMore)).toHaveCount(0)
    // The samples have drawings, which are no photos, and no customer wrote them.
    await expect(filter(`${fr.reviews.photos} 0`)).toBeDisabled()
    await expect(filter(`${fr.reviews.verified} 0`)).toBeDisabled()
    await page.reload()
    await expect(four).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#reviews')).toBeInViewport()
    const all = page.locator('#reviews').getByRole('button', { name: new RegExp(`^${fr.reviews.all} \\d`) })
    await all.click()
    await expect(page).toHaveURL('/reviews?lang=fr')
    await page.goBack()
    await expect(page).toHaveURL('/reviews?lang=fr&reviews=4')
    await expect(four).toHaveAttribute('aria-pressed', 'true')
    // An address may still name a filter that finds nothing.
    await page.goto('/reviews?lang=fr&reviews=photos')
    await expect(cards(page)).toHaveCount(0)
    await expect(page.locator('#reviews')).toContainText(fr.reviews.empty)
  },
)

test('the guide tab and the review filter of a service share an address', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/tv-mounting?reviews=5#guide-steps')
  await expect(page.locator('#guide-steps')).toBeVisible()
  await expect(page.locator('#guide-overview')).toBeHidden()
  await expect(page.locator('#guide-steps-tab')).toBeInViewport()
  await page.locator('#guide-steps-tab').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/tv-mounting?reviews=5#guide-local')
  await expect(page.locator('#guide-local')).toBeVisible()
  await page.locator('#guide-overview-tab').click()
  await expect(page).toHaveURL('/tv-mounting?reviews=5')
  await page.goBack()
  await expect(page.locator('#guide-local')).toBeVisible()
  await page.reload()
  await expect(page.locator('#guide-local')).toBeVisible()
  await expect(page.locator('#reviews').getByRole('button', { name: /^Rated 5 out of 5/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.locator('#guide-local-tab')).toBeInViewport()
})

test('an address with a filter and a tab moves nothing that is seen', ONLY_IN_SWEEP, async ({ page }) => {
  const shifts = await recordShifts(page)
  for (const address of ['/reviews?reviews=3', '/tv-mounting#guide-issues']) {
    await page.goto(address)
    await untilScripted(page)
    await expectStill(page, shifts)
  }
})

test('a picture is enlarged and put away by keyboard', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/projects?lang=fr')
  const link = page.getByRole('link', { name: fr.shell.enlarge }).first()
  // A page that is not there with its scripts yet leads to the picture itself, as it does without any.
  await untilTaken(link)
  const address = await link.getAttribute('href')
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('img')).toHaveAttribute('src', address ?? '')
  await expect(dialog.getByRole('button', { name: fr.shell.close })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL('/projects?lang=fr')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every review is there, and a picture leads to itself', ONLY_IN_SWEEP, async ({ page, site }) => {
    const count = await site.client.fetch('count(*[_type == "review"])')
    await page.goto('/reviews')
    await expect(cards(page)).toHaveCount(count)
    await expect(page.locator('#reviews button:visible')).toHaveCount(0)
    const picture = page.locator('#reviews').getByRole('link', { name: en.shell.enlarge }).first()
    const address = (await picture.getAttribute('href')) ?? ''
    await picture.click()
    await expect(page).toHaveURL(address)
  })
})
