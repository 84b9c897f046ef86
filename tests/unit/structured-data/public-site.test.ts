import { expect, test, vi } from 'vitest'
import type { Business } from '#lib/seo/business.ts'
import samples from '#lib/seo/sample-figures.json' with { type: 'json' }

const { structuredData: figures } = samples

const business: Business = {
  name: 'Montage',
  logo: null,
  company: null,
  currency: 'CAD',
  telephone: null,
  supportPhone: null,
  emails: null,
  socialLinks: null,
  defaultSeo: { description: 'Installers in 250+ Canadian cities.' },
  structuredData: { ...figures, openingHours: null, paymentAccepted: 'Cash' },
}
const bundle = { name: 'Starter', slug: 'starter', description: null, discount: 10, services: [] }
const answers = [
  'We work in 250+ cities.',
  'Free returns within 30 days. It costs $250.',
  'The 2,500 best installers, 4.9 of 5.',
]

/** All structured data that could have a figure, as the server of an address makes it. */
async function statedAt(SITE_URL: string, SITE_PUBLIC: string, own: object = {}): Promise<string> {
  vi.resetModules()
  vi.stubEnv('SITE_URL', SITE_URL)
  vi.stubEnv('SITE_PUBLIC', SITE_PUBLIC)
  const [{ homeData }, { productData }, { processData }, { questionsData }] = await Promise.all([
    import('#lib/seo/business.ts'),
    import('#lib/seo/product.ts'),
    import('#lib/seo/how-to.ts'),
    import('#lib/seo/texts.ts'),
  ])
  const structuredData = { ...business.structuredData, ...own } as Business['structuredData']
  const theirs = { ...business, structuredData }
  const questions = answers.map((answer) => ({ question: 'What?', answer }))
  return JSON.stringify([
    homeData({ business: theirs, services: [], lang: 'en' }),
    productData({ bundle, business: theirs, lang: 'en' }),
    processData({ page: null, steps: [], business: theirs, lang: 'en' }),
    questionsData({ questions, lang: 'en' }),
  ])
}

const SAMPLE = /[rR]ating|reviewCount|1247|totalTime|estimatedCost|250\+|2,500|4\.[89]/

test('no sample figure is told to search engines where the public finds the site', async () => {
  const stated = await statedAt('https://montage.ca', 'yes')
  expect(stated).not.toMatch(SAMPLE)
  expect(stated).toContain('"paymentAccepted":"Cash"')
  expect(stated).toContain('It costs $250.')
})

test.each([
  ['http://localhost:3000', 'yes'],
  ['https://montage.test', 'yes'],
  ['https://staging.montage.ca', 'no'],
])('at %s with SITE_PUBLIC=%s all of them are, as everywhere on the pages', async (address, isPublic) => {
  const stated = await statedAt(address, isPublic)
  for (const figure of ['"reviewCount":1247', '"reviewCount":150', 'PT2H', '"value":150', '250+', '2,500']) {
    expect(stated).toContain(figure)
  }
})

test('figures that staff have measured are told, but no rating without the reviews it is made of', async () => {
  const own = { reviewCount: 12, bundleReviewCount: 7, howToTotalHours: 3 }
  const stated = await statedAt('https://montage.ca', 'yes', own)
  expect(stated).toContain('PT3H')
  expect(stated).not.toMatch(/[rR]ating|reviewCount|"value":150/)
  expect(await statedAt('https://montage.test', 'yes', own)).toContain(
    '"ratingValue":4.8,"bestRating":5,"reviewCount":12}',
  )
})

test('a service is rated by the reviews of done jobs on its page, low ones like high ones', async () => {
  vi.resetModules()
  vi.stubEnv('SITE_URL', 'https://montage.ca')
  const { ratingOfReviews } = await import('#lib/seo/offers.ts')
  const reviews = [{ rating: 1 }, { rating: 5 }, { rating: 5 }, { rating: null }]
  expect(ratingOfReviews(reviews)).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 3.7,
    bestRating: 5,
    reviewCount: 3,
  })
  expect(ratingOfReviews(reviews.slice(1, 2)), 'one review').toBeUndefined()
  expect(ratingOfReviews([])).toBeUndefined()
})
