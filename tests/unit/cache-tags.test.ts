import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aboutQuery } from '#lib/content/about.ts'
import { activityQuery } from '#lib/content/activity.ts'
import { bookingQuery } from '#lib/content/booking.ts'
import { bundleQuery } from '#lib/content/bundle.ts'
import { businessQuery } from '#lib/content/business.ts'
import { careersQuery } from '#lib/content/careers.ts'
import { catalogueQuery } from '#lib/content/catalogue.ts'
import { categoryQuery } from '#lib/content/category.ts'
import { citiesQuery } from '#lib/content/cities.ts'
import { cityQuery } from '#lib/content/city.ts'
import { cityServiceQuery } from '#lib/content/city-service.ts'
import { confirmationQuery } from '#lib/content/confirmation.ts'
import { contactQuery } from '#lib/content/contact.ts'
import { contractorJoinQuery } from '#lib/content/contractor-join.ts'
import { contractorsQuery } from '#lib/content/contractors.ts'
import { emergencyQuery } from '#lib/content/emergency.ts'
import { faqQuery } from '#lib/content/faq.ts'
import { financingQuery } from '#lib/content/financing.ts'
import { getQuoteQuery } from '#lib/content/get-quote.ts'
import { guaranteeQuery, guaranteeTermsQuery } from '#lib/content/guarantee.ts'
import { guideQuery } from '#lib/content/guide.ts'
import { guidesQuery } from '#lib/content/guides.ts'
import { homeQuery } from '#lib/content/home.ts'
import { howItWorksQuery } from '#lib/content/how-it-works.ts'
import { legalQuery } from '#lib/content/legal.ts'
import { notFoundQuery } from '#lib/content/not-found.ts'
import { pricingQuery } from '#lib/content/pricing.ts'
import { projectsQuery } from '#lib/content/projects.ts'
import { resourcesQuery } from '#lib/content/resources.ts'
import { reviewsQuery } from '#lib/content/reviews.ts'
import { searchIndexQuery } from '#lib/content/search-index.ts'
import { serviceQuery } from '#lib/content/service.ts'
import { serviceAreasQuery } from '#lib/content/service-areas.ts'
import { shellQuery } from '#lib/content/shell.ts'
import { sitemapQuery } from '#lib/content/sitemap.ts'
import { socialDocumentQuery, socialPageQuery } from '#lib/content/social.ts'
import { suggestPartnerQuery } from '#lib/content/suggest-partner.ts'
import { tagsOfChange, tagsOfRead } from '#lib/content/tags.ts'
import type { Lake, LakeDocument } from '#lib/lake/index.ts'
import { seedLake } from '#lib/lake/seed.ts'
import { openSiteLake } from '#lib/server/lake.ts'

const READS: [name: string, query: string, params: Record<string, unknown>][] = [
  ['cities', citiesQuery, {}],
  ['service areas', serviceAreasQuery, {}],
  ['toronto', cityQuery, { slug: 'toronto' }],
  ['toronto, tv-mounting', cityServiceQuery, { city: 'toronto', service: 'tv-mounting' }],
  ['iqaluit, roof-replacement', cityServiceQuery, { city: 'iqaluit', service: 'roof-replacement' }],
  ['shell', shellQuery, {}],
  ['business', businessQuery, {}],
  ['sitemap', sitemapQuery, {}],
  ['picture of a service', socialDocumentQuery, { type: 'service', slug: 'tv-mounting' }],
  ['picture of a city', socialDocumentQuery, { type: 'city', slug: 'toronto' }],
  ['picture of a page', socialPageQuery, { type: 'homePage' }],
  ['home', homeQuery, {}],
  ['catalogue', catalogueQuery, {}],
  ['not found', notFoundQuery, {}],
  ['live activity', activityQuery, {}],
  ['careers', careersQuery, {}],
  ['faq', faqQuery, {}],
  ['guides', guidesQuery, {}],
  ['a guide', guideQuery, { slug: 'three-bids' }],
  ['privacy', legalQuery, { slug: 'privacy' }],
  ['resources', resourcesQuery, {}],
  ['search index', searchIndexQuery, {}],
  ['about', aboutQuery, {}],
  ['contractors', contractorsQuery, {}],
  ['emergency', emergencyQuery, {}],
  ['how it works', howItWorksQuery, {}],
  ['projects', projectsQuery, {}],
  ['reviews', reviewsQuery, {}],
  ['electrical', categoryQuery, { slug: 'electrical' }],
  ['technology, an alias', categoryQuery, { slug: 'technology' }],
  ['smart-home-starter', bundleQuery, { slug: 'smart-home-starter' }],
  ['pricing', pricingQuery, {}],
  ['financing', financingQuery, {}],
  ['guarantee', guaranteeQuery, {}],
  ['guarantee terms', guaranteeTermsQuery, {}],
  ['tv-mounting', serviceQuery, { slug: 'tv-mounting' }],
  ['roof-replacement', serviceQuery, { slug: 'roof-replacement' }],
  ['booking', bookingQuery, {}],
  [
    'quote request',
    getQuoteQuery,
    { service: 'tv-mounting', city: 'toronto', contractor: 'queen-street-installations' },
  ],
  ['contact', contactQuery, {}],
  ['contractor application', contractorJoinQuery, {}],
  ['partner suggestion', suggestPartnerQuery, {}],
  ['confirmations', confirmationQuery, {}],
]

const author = 'test'

let folder: string
let lake: Lake

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'montage-tags-'))
  lake = openSiteLake(folder)
  await seedLake(lake, 'studio/seed', 'montage')
}, 60_000)

afterAll(() => {
  lake.close()
  rmSync(folder, { recursive: true })
})

/** The document with every text in it changed. */
function reworded(document: LakeDocument): LakeDocument {
  const change = (value: unknown, key: string): unknown => {
    if (key.startsWith('_') || key === 'slug') return value
    if (typeof value === 'string') return `${value} (changed)`
    if (typeof value === 'number') return value + 1
    if (Array.isArray(value)) return value.map((item) => change(item, ''))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]))
  }
  return Object.fromEntries(
    Object.entries(document).map(([name, field]) => [name, change(field, name)]),
  ) as LakeDocument
}

test('whatever document changes a read, its change fires a tag of that read', async () => {
  const reads = await Promise.all(
    READS.map(async ([name, query, params]) => {
      const result = await lake.query(query, params)
      return {
        name,
        query,
        params,
        before: JSON.stringify(result),
        tags: new Set(tagsOfRead(query, params, result)),
      }
    }),
  )
  const documents = (await lake.query('*[!(_type match "sanity.*")]')) as LakeDocument[]
  expect(documents.length).toBeGreaterThan(100)
  let changedReads = 0
  for (const before of documents) {
    const after = reworded(before)
    lake.mutate([{ createOrReplace: after }], { author })
    const fired = tagsOfChange(before, after)
    const changed: typeof reads = []
    for (const read of reads) {
      if (JSON.stringify(await lake.query(read.query, read.params)) === read.before) continue
      changedReads++
      changed.push(read)
      expect(
        fired.some((tag) => read.tags.has(tag)),
        `${before._id} changes ${read.name}`,
      ).toBe(true)
    }
    lake.mutate([{ createOrReplace: before }], { author })
    // Put back, the document still has the time of its last change.
    for (const read of changed) read.before = JSON.stringify(await lake.query(read.query, read.params))
  }
  expect(changedReads).toBeGreaterThan(100)
}, 120_000)
