import { expect } from '@playwright/test'
import { readPdf } from '../pdf-text.ts'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { canonicalOf } from './page-head.ts'

const test = testWithSite(CONTENT_CHANGES)

/** How often a link of this address, or a text, stands in the HTML. */
const count = (html: string, text: string) => html.split(text).length - 1

test('every category has its page at both addresses, and one canonical', async ({ site }) => {
  const categories = await site.client.fetch<string[]>('*[_type == "category"].slug.current')
  expect(categories).toHaveLength(21)
  for (const slug of categories) {
    const page = await fetchPage(`${site.url}/services/category/${slug}`)
    expect(page.status, slug).toBe(200)
    expect(canonicalOf(page.html).pathname).toBe(`/services/category/${slug}`)
  }
  for (const path of ['/services/gas', '/services/category/gas?lang=fr', '/services/gas?lang=fr']) {
    const { status, html } = await fetchPage(site.url + path)
    expect(status, path).toBe(200)
    expect(canonicalOf(html).pathname).toBe('/services/category/gas')
    expect(canonicalOf(html).search).toBe(path.includes('lang=fr') ? '?lang=fr' : '')
  }
})

for (const [alias, slug, h1, french] of [
  ['electronics', 'tech', 'Smart Home & Tech', 'Maison intelligente et techno'],
  ['technology', 'tech', 'Smart Home & Tech', 'Maison intelligente et techno'],
  ['home-living', 'home', 'Home Installation', 'Installation résidentielle'],
  ['safety-security', 'safety', 'Safety & Security', 'Sécurité'],
] as const) {
  test(`${alias} is the category ${slug}`, async ({ site }) => {
    for (const path of [`/services/category/${alias}`, `/services/${alias}`]) {
      for (const [query, title] of [
        ['', h1],
        ['?lang=fr', french],
      ]) {
        const page = await fetchPage(site.url + path + query)
        expect(page).toMatchObject({ status: 200, h1: title })
        expect(canonicalOf(page.html).pathname).toBe(`/services/category/${slug}`)
      }
    }
  })
}

test('a category shows its services as cards, its span and its neighbours', async ({ site }) => {
  const { text, html } = await fetchPage(`${site.url}/services/category/electrical`)
  for (const words of [
    '4 services',
    'Prices in Canada From $120 (light fixture installation) to $4,000 (electrical panel upgrade) Rating 4.7 of 5, 3 sample reviews Licensed trade Required Permits Usually required for 3 of 4',
    '4-6 hours Complex Licence required',
    'EV charger installation',
    'Level 2 charging at home, on its own 240 V circuit, sized to your panel, permitted and inspected.',
    '$500-$1,500',
    'Before you choose',
    'HVAC & Climate $120-$9,000',
  ]) {
    expect(text).toContain(words)
  }
  expect(count(html, 'class="checklist')).toBe(4)
  expect(count(text, 'Learn More')).toBe(4)
  expect(html).toContain('href="/ev-charger-installation"')
  expect(html).toContain('href="/book-installation?service=ev-charger-installation"')
  expect(html).toContain('href="/services/category/hvac"')

  const french = await fetchPage(`${site.url}/services/category/electrical?lang=fr`)
  for (const words of [
    'En savoir plus',
    'Généralement exigé pour 3 services sur 4',
    'Ce qu’il faut savoir avant de choisir',
  ]) {
    expect(french.text).toContain(words)
  }
  expect(french.html).toContain('href="/book-installation?service=ev-charger-installation&amp;lang=fr"')
})

test(
  'a category without services says so, one that is missing is not found',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    await site.client.create({
      _id: 'category-test-empty',
      _type: 'category',
      title: { _type: 'localeString', en: 'Test aisle', fr: 'Allée d’essai' },
      slug: { _type: 'slug', current: 'test-aisle' },
      description: { _type: 'localeText', en: 'Nothing in it.', fr: 'Rien dedans.' },
      order: 99,
    })
    for (const [query, h1, title] of [
      ['', 'Test aisle', 'No Services Found'],
      ['?lang=fr', 'Allée d’essai', 'Aucun service trouvé'],
    ]) {
      const page = await fetchPage(`${site.url}/services/category/test-aisle${query}`)
      expect(page).toMatchObject({ status: 200, h1 })
      expect(page.text).toContain(title)
      expect(page.html.match(/id="services"[\s\S]*?<\/section>/)?.[0]).toContain(`href="/services${query}"`)
    }
    expect(await fetchPage(`${site.url}/services/category/no-such-aisle`)).toMatchObject({
      status: 404,
      h1: 'Category Not Found',
    })
    const service = await fetchPage(`${site.url}/services/tv-mounting?lang=fr`)
    expect([service.status, service.location]).toEqual([308, '/tv-mounting?lang=fr'])
  },
)

for (const [slug, tone, label, discount, savings, services, together] of [
  ['new-home-essentials', 'amber', 'Most Popular', '15%', 'Up to $108', 3, '$225-$612'],
  ['smart-home-starter', 'blue', 'Popular', '12%', 'Up to $114', 4, '$326-$836'],
  ['backyard-family-fun', 'green', 'New', '10%', 'Up to $620', 3, '$1,710-$5,580'],
  ['home-office-pro', 'blue', 'Popular', '12%', 'Up to $97', 4, '$251-$713'],
  ['holiday-home-prep', 'grey', 'Seasonal', '15%', 'Up to $186', 3, '$340-$1,054'],
] as const) {
  test(`the bundle ${slug}`, async ({ site }) => {
    const { status, html, text } = await fetchPage(`${site.url}/bundles/${slug}`)
    expect(status).toBe(200)
    expect(html).toContain(`<span class="tag tag-${tone}">${label}</span>`)
    for (const words of [
      'Home Service Bundles',
      `Save ${discount} versus booking separately`,
      `Total savings ${savings}`,
      `Included services ${services} services`,
      `Booked as a bundle ${together}`,
      'One booking, one crew',
      'Less for the same work',
      'The same guarantee',
    ]) {
      expect(text).toContain(words)
    }
    expect(count(html, 'href="/#bundles"')).toBe(2)
    expect(html.match(/<a[^>]*href="\/book-installation\?bundle=[a-z-]+"[^>]*>Book Bundle/g)).toHaveLength(2)
    expect(html.match(/class="cell-link service-row"/g)).toHaveLength(services)
  })
}

test('bundles in French, and from the home page and back', async ({ site }) => {
  const { html, text } = await fetchPage(`${site.url}/bundles/new-home-essentials?lang=fr`)
  for (const words of ['Économisez 15 %', 'Jusqu’à 108 $', 'Le plus demandé', '225–612 $', '3 services']) {
    expect(text).toContain(words)
  }
  expect(html).toContain('href="/?lang=fr#bundles"')
  expect(text.replaceAll(/\s/g, ' ')).toContain('Garantie 6 mois et 1 an; reprise gratuite, 30 jours')
  expect(
    html.match(/<a[^>]*href="\/book-installation\?bundle=[a-z-]+&amp;lang=fr"[^>]*>Réserver le forfait/g),
  ).toHaveLength(2)
  const home = await fetchPage(`${site.url}/?lang=fr`)
  const bundles = home.html.match(/<section id="bundles"[\s\S]*?<\/section>/)?.[0] ?? ''
  expect(count(bundles, '<img')).toBe(5)
  expect(bundles).toContain('href="/bundles/new-home-essentials?lang=fr"')
  expect(await fetchPage(`${site.url}/bundles/no-such-bundle`)).toMatchObject({
    status: 404,
    h1: 'Page Not Found',
  })
})

test('the price list is that of the catalogue, and follows it', async ({ site }) => {
  const { html, text } = await fetchPage(`${site.url}/pricing`)
  const services = await site.client.fetch<{ slug: string }[]>('*[_type == "service"]{"slug": slug.current}')
  for (const { slug } of services) expect(html).toContain(`href="/${slug}"`)
  for (const words of [
    'TV mounting 2-4 hours $100-$300',
    'Very Simple × 0.90',
    'Very Complex × 1.30',
    'Same day × 1.50',
    'Complexity, standard × 1.10',
    'City, Toronto × 1.15',
    'Cable management kit + $45',
    'Estimate, plus HST 13% (ON) $190-$481',
    'Vancouver × 1.20',
    'Calgary × 1.05',
    'Ottawa × 1.08',
    'Premium service + $50',
    'up to 24 hours before the appointment',
    'less than 24 hours’ notice a service fee may apply',
    'Its cost is shown in the quote',
    'Emergency work costs $100 to $800, with a first visit in 30 minutes to 6 hours.',
    'Emergency heating repair On site in 1-2 hours $150-$800',
  ]) {
    expect(text).toContain(words)
  }
  for (const path of ['/get-quote', '/financing', '/emergency-services'])
    expect(html).toContain(`href="${path}"`)

  await site.client.patch('service-tv-mounting').set({ priceRange: '$110-$330' }).commit()
  const french = await fetchPage(`${site.url}/pricing?lang=fr`)
  for (const words of ['110–330 $', '× 1,15', 'Très simple × 0,90', 'Taxes en sus']) {
    expect(french.text).toContain(words)
  }
  expect((await fetchPage(`${site.url}/pricing`)).text).toContain('TV mounting 2-4 hours $110-$330')
})

test('financing informs, and offers no credit', async ({ site }) => {
  const english = await fetchPage(`${site.url}/financing`)
  expect(english.text).toContain('We do not lend money, arrange credit or promise that anybody will.')
  expect(english.text).toContain('What is the annual percentage rate (APR), all fees included?')
  const french = await fetchPage(`${site.url}/financing?lang=fr`)
  expect(french.text).toContain('Nous ne prêtons pas d’argent')
  expect(french.text).toContain('Quel est le taux de crédit annuel, tous frais compris?')
  for (const { text } of [english, french]) expect(text).not.toMatch(/\d\s?%/)
})

test('the guarantee page has its figures, terms and what a claim needs', async ({ site }) => {
  const { html, text } = await fetchPage(`${site.url}/guarantee`)
  for (const words of [
    'customers 50,000+',
    'satisfaction 99.2%',
    'Liability cover up to $2M',
    '1-800-INSTALL',
    '1 year minimum',
    '2 years Electrical and plumbing',
    '1 year Smart home',
    '6 months Mounting and assembly',
    'Report the issue within 24 hours',
    'Booking reference',
    'Issue description',
    'Photos',
    'Original install date',
    'Book With Confidence',
    'Download Guarantee Terms',
  ]) {
    expect(text).toContain(words)
  }
  expect(html).toContain('href="tel:+18004678255"')
  expect(html.match(/id="guarantees"[\s\S]*?<\/section>/)?.[0]?.match(/<h3/g)).toHaveLength(4)
  expect(html).toContain('href="/api/guarantee-terms"')
  const french = await fetchPage(`${site.url}/guarantee?lang=fr`)
  for (const words of ['50 000+', '99,2 %', '2 M$', '1 an au minimum', '6 mois', 'dans les 24 heures']) {
    expect(french.text).toContain(words)
  }
  expect(french.html).toContain('href="/api/guarantee-terms?lang=fr"')
})

test('the guarantee terms are a PDF in the page’s language, new with a publish', async ({ site }) => {
  const download = async (query = '') => {
    const response = await fetch(`${site.url}/api/guarantee-terms${query}`)
    return { response, pdf: readPdf(new Uint8Array(await response.arrayBuffer())) }
  }
  const english = await download()
  expect(english.response.headers.get('content-type')).toBe('application/pdf')
  expect(english.response.headers.get('content-disposition')).toBe(
    'attachment; filename="guarantee-terms.pdf"',
  )
  expect(english.pdf).toMatchObject({
    version: '%PDF-1.7',
    title: 'Guarantee terms',
    lang: 'en-CA',
    isTagged: true,
  })
  expect(english.pdf.pages).toBeGreaterThan(1)
  const text = english.pdf.text.replace(/\n/g, ' ')
  for (const words of [
    'How to make a claim',
    '2 years',
    'up to $2M',
    'within 24 hours',
    `Page 2 of ${english.pdf.pages}`,
  ]) {
    expect(text).toContain(words)
  }
  const french = await download('?lang=fr')
  expect(french.response.headers.get('content-disposition')).toContain('modalites-de-la-garantie.pdf')
  expect(french.pdf).toMatchObject({ title: 'Modalités de la garantie', lang: 'fr-CA' })
  expect(french.pdf.text).toContain('Comment faire une réclamation')
  expect(french.pdf.text).not.toContain('How to make a claim')

  await site.client
    .patch('guaranteePage')
    .set({ 'terms.fr[0].children[0].text': 'Qui répond de l’œuvre' })
    .commit()
  expect((await download('?lang=fr')).pdf.text).toContain('Qui répond de l’œuvre')
  await site.client.patch('guaranteePage').unset(['terms']).commit()
  expect((await fetch(`${site.url}/api/guarantee-terms`)).status).toBe(404)
})
