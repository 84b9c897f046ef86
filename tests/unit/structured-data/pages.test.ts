import { expect, test } from 'vitest'
import { type StructuredThing, toJsonLd } from '#components/layout/structured-data.tsx'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { type TimeOnSite, timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { type Business, homeData } from '#lib/seo/business.ts'
import { installationData, processData } from '#lib/seo/how-to.ts'
import { installerData } from '#lib/seo/installer.ts'
import { breadcrumbData, listData } from '#lib/seo/lists.ts'
import { productData } from '#lib/seo/product.ts'
import { serviceData } from '#lib/seo/service.ts'
import { articleData, questionsData } from '#lib/seo/texts.ts'
import { problemsOf } from './vocabulary.ts'

const business: Business = {
  name: 'Montage',
  logo: null,
  company: null,
  currency: 'CAD',
  telephone: null,
  supportPhone: '1-800-INSTALL',
  emails: { general: 'hello@montage.example' },
  socialLinks: [{ url: 'https://facebook.example/montage' }, { url: null }],
  defaultSeo: { description: 'Free quotes' },
  structuredData: {
    ratingValue: 4.8,
    reviewCount: 1247,
    bundleRatingValue: 4.8,
    bundleReviewCount: 150,
    openingHours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '09:00', closes: '17:00' },
    ],
    paymentAccepted: 'Credit card, cash',
    howToTotalHours: 2,
    howToEstimatedCost: 150,
  },
}

const service = {
  _id: 'tv',
  name: 'TV mounting',
  slug: 'tv-mounting',
  description: 'On any wall',
  priceRange: '$100-$300',
  compulsoryFees: null,
  category: { title: 'Tech' },
  complexity: 'Moderate' as const,
  timeOnSite: null,
  licenseRequired: true,
  permitRequired: false,
}
const bands = timeBandsOf(null)
const figure: Figure = { name: 'range', min: 100, max: 300 }
const time: TimeOnSite = { low: 2, high: 4, unit: 'hours' }
const city = { name: 'Toronto', slug: 'toronto', province: { name: 'Ontario' } }
const steps = [
  { title: 'Find the studs', description: 'With a sensor', tools: ['Sensor', 'Drill'] },
  { title: 'Drill', description: 'Four holes', tools: ['Drill'] },
]
const bundle = {
  name: 'Starter',
  slug: 'starter',
  description: 'Two jobs',
  discount: 10,
  services: [service, { ...service, _id: 'fan', name: 'Fan', slug: 'fan', priceRange: '$200-$400' }],
}
const guide = {
  title: 'Three bids',
  slug: 'three-bids',
  lead: 'How to compare',
  publishedAt: '2026-01-15',
  updated: '2026-11-21T18:00:00Z',
}
const installer = {
  content: {
    path: '/installers/etincelle',
    installer: { name: 'Étincelle', description: 'Chargers and panels' },
    city: { name: 'Laval', province: { code: 'QC', name: 'Quebec' } },
    cities: [{ name: 'Montreal', province: { code: 'QC', name: 'Quebec' } }],
    services: [{ name: 'EV charger installation' }],
  },
  licences: [
    {
      text: 'RBQ licence: 1234-5678-90',
      number: '1234-5678-90',
      authority: { name: 'RBQ licence', register: 'https://www.pes.rbq.gouv.qc.ca/RegistreLicences' },
      expires: '2027-11-01',
    },
  ],
}
const blocks = [
  { _type: 'block' as const, _key: 'a', children: [{ _type: 'span' as const, _key: 's', text: 'Yes, ' }] },
]

/** As it is in the page. */
const parsed = (data: StructuredThing) => JSON.parse(toJsonLd(data))

for (const lang of LANGUAGES) {
  const path = '/tv-mounting'
  const everything: [string, StructuredThing][] = [
    ['home', homeData({ business, services: [service], lang })],
    ['service', serviceData({ path, service, figure, bands, business, lang })],
    [
      'service in a city',
      serviceData({ path: '/toronto/tv-mounting', service, figure, bands, city, business, lang }),
    ],
    ['installation', installationData({ service, time, steps, business, lang })],
    ['process', processData({ page: { title: 'How it works', lead: 'Six steps' }, steps, business, lang })],
    ['bundle', productData({ bundle, business, lang })],
    ['installer', installerData({ ...installer, reviews: [{ rating: 5 }, { rating: 4 }], business, lang })],
    ['guide', articleData({ guide, business, lang })],
    [
      'breadcrumb',
      breadcrumbData({ parents: [{ label: 'Services', href: '/services' }], current: 'x', lang }),
    ],
    ['list', listData({ path: '/services', name: 'Services', items: [{ name: 'x', path }], lang })],
    ['questions', questionsData({ questions: [{ question: 'Free?', answer: 'Yes' }], lang })],
    ['formatted answers', questionsData({ questions: [{ question: 'Free?', answer: blocks }], lang })],
  ]
  test.each(everything)(`%s keeps to schema.org's vocabulary (${lang})`, (_name, data) => {
    expect(problemsOf(parsed(data))).toEqual([])
  })
}

test('without site settings and with empty fields nothing breaks', () => {
  const bare = {
    ...{ name: 'x', slug: 'x', description: null, priceRange: null, category: null },
    ...{ complexity: null, timeOnSite: null, licenseRequired: null, permitRequired: null },
  }
  for (const data of [
    serviceData({ path: '/x', service: bare, figure: null, bands, business: null, lang: 'en' }),
    productData({ bundle: { ...bare, discount: null, services: null }, business: null, lang: 'fr' }),
    processData({ page: null, steps: [], business: null, lang: 'en' }),
    homeData({
      business: {
        ...business,
        supportPhone: null,
        emails: null,
        socialLinks: null,
        structuredData: null,
      },
      services: [],
      lang: 'en',
    }),
  ]) {
    expect(problemsOf(parsed(data))).toEqual([])
  }
})

test('an installer has the rating of two reviews of done jobs, and its licences with their register', () => {
  const dataOf = (ratings: number[], licences = installer.licences) =>
    parsed(
      installerData({
        ...installer,
        licences,
        reviews: ratings.map((rating) => ({ rating })),
        business,
        lang: 'en',
      }),
    )
  expect(dataOf([5]).aggregateRating).toBeUndefined()
  expect(dataOf([5, 4]).aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 })
  expect(dataOf([]).hasCredential).toMatchObject([
    { identifier: '1234-5678-90', recognizedBy: { url: 'https://www.pes.rbq.gouv.qc.ca/RegistreLicences' } },
  ])
  expect(dataOf([], []).hasCredential).toEqual([])
})

test('a number that somebody answers takes the place of the support line', () => {
  const answered = { ...business, telephone: '514 555-0123' }
  const [organization, localBusiness] = parsed(homeData({ business: answered, services: [], lang: 'en' }))[
    '@graph'
  ]
  expect(organization.contactPoint.telephone).toBe('514 555-0123')
  expect(localBusiness.telephone).toBe('514 555-0123')
})

test('the business has its phone number, 4.8 of 1,247 reviews, and its opening hours', () => {
  const [, localBusiness, webSite] = parsed(homeData({ business, services: bundle.services, lang: 'fr' }))[
    '@graph'
  ]
  expect(localBusiness).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '1-800-INSTALL',
    aggregateRating: { ratingValue: 4.8, bestRating: 5, reviewCount: 1247 },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
    ],
    currenciesAccepted: 'CAD',
    paymentAccepted: 'Credit card, cash',
    makesOffer: { lowPrice: 100, highPrice: 400, priceCurrency: 'CAD' },
  })
  expect(webSite).toMatchObject({
    inLanguage: 'fr-CA',
    potentialAction: {
      target: { urlTemplate: 'http://localhost:3000/services?lang=fr&q={search_term_string}' },
    },
  })
})

test('a service costs its range and is offered where it is done', () => {
  const everywhere = parsed(
    serviceData({ path: '/tv-mounting', service, figure, bands, business, lang: 'en' }),
  )
  const local = parsed(
    serviceData({
      path: '/toronto/tv-mounting',
      service,
      figure: { name: 'cityAverage', city: 'Toronto', min: 140, max: 380 },
      bands,
      city,
      business,
      lang: 'fr',
    }),
  )
  expect(everywhere).toMatchObject({
    offers: {
      name: 'Price range in Canada',
      lowPrice: 100,
      highPrice: 300,
      priceCurrency: 'CAD',
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Usual time on site', value: '2-4 hours' },
        { name: 'Complexity', value: 'Moderate' },
        { name: 'Licensed trade', value: 'Required' },
        { name: 'Permits', value: 'None' },
      ],
    },
    areaServed: { '@type': 'Country', name: 'Canada' },
    provider: { name: 'Montage' },
  })
  expect(local).toMatchObject({
    url: 'http://localhost:3000/toronto/tv-mounting?lang=fr',
    offers: {
      name: 'Moyenne à Toronto',
      lowPrice: 140,
      highPrice: 380,
      url: 'http://localhost:3000/get-quote?service=tv-mounting&city=toronto&lang=fr',
    },
    areaServed: { '@type': 'City', name: 'Toronto', containedInPlace: { name: 'Ontario' } },
  })
})

test("the process takes two hours and 150 dollars; a job costs the service's own range", () => {
  const page = { title: 'How it works', lead: null }
  expect(processData({ page, steps, business, lang: 'en' })).toMatchObject({
    totalTime: 'PT2H',
    estimatedCost: { currency: 'CAD', value: 150 },
  })
  const halves = { ...business, structuredData: { ...business.structuredData, howToTotalHours: 1.5 } }
  expect(processData({ page, steps, business: halves as Business, lang: 'en' }).totalTime).toBe('PT1H30M')
  const inDays: TimeOnSite = { low: 3, high: 4, unit: 'days' }
  expect(installationData({ service, time: inDays, steps, business, lang: 'en' }).totalTime).toBe('P4D')
  expect(installationData({ service, time, steps, business, lang: 'en' })).toMatchObject({
    totalTime: 'PT4H',
    estimatedCost: { minValue: 100, maxValue: 300 },
    tool: ['Sensor', 'Drill'],
    step: [{ position: 1, name: 'Find the studs' }, { position: 2 }],
  })
})

test('a bundle is in stock, in Canadian dollars, less its discount, rated 4.8 by 150', () => {
  expect(productData({ bundle, business, lang: 'en' })).toMatchObject({
    offers: {
      lowPrice: 270,
      highPrice: 630,
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: 4.8, reviewCount: 150 },
  })
})

test('a question without an answer is left out', () => {
  const questions = [
    { question: 'Free?', answer: 'Yes' },
    { question: 'Why?', answer: null },
    { question: null, answer: 'Because' },
  ]
  expect(questionsData({ questions, lang: 'en' }).mainEntity).toHaveLength(1)
})

test('no text can end the script element', () => {
  const evil = '</script><script>alert(1)</script><!--'
  const json = toJsonLd(questionsData({ questions: [{ question: evil, answer: evil }], lang: 'en' }))
  expect(json).not.toContain('<')
  expect(JSON.parse(json).mainEntity[0].name).toBe(evil)
})
