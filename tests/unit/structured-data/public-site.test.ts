import { resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Business } from '#lib/seo/business.ts'
import { openFormerLake } from '../../lake/former-lake.ts'
import { mutate, temporaryFolder } from '../../lake/temporary-lake.ts'
import { readSeed } from '../seed/read-seed.ts'

const seed = readSeed(resolve('studio/seed/production.ndjson'))
const document = (id: string) => seed.find(({ _id }) => _id === id) as Record<string, unknown>
const line = (en: string) => ({ _type: 'localeString', en, fr: '' })
const ANSWERS = [
  'We work in {cities}+ cities.',
  'Free returns within 30 days. It costs $250.',
  'The {installers} best installers, {rating} of 5. They answer.',
]

/**
 * All structured data that could have a figure, as the server of an address makes it.
 * @param evidence what staff have stated: of the document siteSettings, and of the site figure `cities`
 */
async function statedAt(
  SITE_URL: string,
  SITE_PUBLIC: string,
  own: object = {},
  evidence?: object,
): Promise<string> {
  vi.resetModules()
  vi.stubEnv('SITE_URL', SITE_URL)
  vi.stubEnv('SITE_PUBLIC', SITE_PUBLIC)
  globalThis.montageLake = openFormerLake(temporaryFolder())
  onTestFinished(() => {
    globalThis.montageLake?.close()
    globalThis.montageLake = undefined
  })
  const site = document('siteFigures') as { figures: { name: string }[] }
  const figures = site.figures.map((figure) => (figure.name === 'cities' ? { ...figure, evidence } : figure))
  const settings = document('siteSettings') as { structuredData: object }
  const structuredData = { ...settings.structuredData, ...own }
  mutate(
    globalThis.montageLake,
    { create: { ...site, figures } as never },
    { create: { _id: 'siteSettings', _type: 'siteSettings', structuredData, evidence } as never },
  )
  const [
    { fillNamedFigures },
    { localize },
    { toJsonLd },
    { homeData },
    { productData },
    { processData },
    { questionsData },
  ] = await Promise.all([
    import('#lib/content/named-figures.ts'),
    import('#lib/i18n/localize.ts'),
    import('#components/layout/structured-data.tsx'),
    import('#lib/seo/business.ts'),
    import('#lib/seo/product.ts'),
    import('#lib/seo/how-to.ts'),
    import('#lib/seo/texts.ts'),
  ])
  const content = {
    business: {
      ...settings,
      structuredData,
      defaultSeo: { description: line('Installers in {cities}+ cities. Prices first.') },
    },
    questions: ANSWERS.map((answer) => ({ question: line('What?'), answer: line(answer) })),
  }
  const { filled } = await fillNamedFigures(content, 'published')
  const { business, questions } = localize(filled, 'en') as unknown as {
    business: Business
    questions: { question: string; answer: string }[]
  }
  const bundle = { name: 'Starter', slug: 'starter', description: null, discount: 10, services: [] }
  return [
    homeData({ business, services: [], lang: 'en' }),
    productData({ bundle, business, lang: 'en' }),
    processData({ page: null, steps: [], business, lang: 'en' }),
    questionsData({ questions, lang: 'en' }),
  ]
    .map(toJsonLd)
    .join('\n')
}

const SAMPLE = /[rR]ating|reviewCount|1247|totalTime|estimatedCost|250\+|2,500|4\.[89]|sample/
const EVIDENCE = { by: 'Anne Roy', source: 'Count of 2026-11-02' }

test('no sample figure is told to search engines where the public finds the site', async () => {
  const stated = await statedAt('https://montage.ca', 'yes')
  expect(stated).not.toMatch(SAMPLE)
  expect(stated).toContain('"paymentAccepted":')
  expect(stated).toContain('"description":"Prices first."')
  expect(stated).toContain('It costs $250.')
  expect(stated).toContain('"text":"They answer."')
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
  expect(stated).not.toContain('sample')
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

test('figures that staff have measured, or that somebody answers for, are told', async () => {
  const stated = await statedAt('https://montage.ca', 'yes', {}, EVIDENCE)
  expect(stated).toContain('PT2H')
  expect(stated).toContain('We work in 250+ cities.')
  expect(stated).not.toContain('2,500')
  const ended = await statedAt('https://montage.ca', 'yes', {}, { ...EVIDENCE, until: '2026-01-31' })
  expect(ended).not.toMatch(SAMPLE)
})
