import { type Plan, parseQuery, planOf, plansOf } from 'content-lake/groq'
import { beforeAll, expect, test } from 'vitest'
import { findReads, type Read } from './cache-tags/reads.ts'
import { readSeed } from './cache-tags/seed.ts'

/** Types of which a site may have thousands: no query of a page reads all of one. Figures are counted once a day, by no page. */
const MANY = ['review', 'installer']

/** The sitemap and the list of redirects have an entry for every page, so for every installer with an address too. */
const LISTS_OF_PAGES = /^(sitemapQuery|slugsQuery|installerPagesQuery) /

let reads: Read[]

beforeAll(async () => {
  reads = (await findReads(await readSeed())).filter(({ name }) => !name.startsWith('countedContentQuery'))
}, 60_000)

/** The queries that have a plan of some kind. */
function namesWith(isSome: (plan: Plan) => boolean): string[] {
  return reads.filter(({ query, params }) => plansOf(query, params).some(isSome)).map(({ name }) => name)
}

test('every query of the site finds its documents with an index', () => {
  expect(reads.length).toBeGreaterThan(50)
  expect(namesWith((plan) => plan.by === 'everything')).toEqual([])
  const ofWholeType = namesWith(
    (plan) => plan.by === '_type' && plan.types.some((type) => MANY.includes(type)),
  )
  expect(ofWholeType.filter((name) => !LISTS_OF_PAGES.test(name))).toEqual([])
})

test('no query reads more reviews than it shows: the first of them, or only their ratings', () => {
  const ofReviews = reads.flatMap(({ name, query, params }) =>
    parseQuery(query, params).sources.flatMap((source) => {
      const plan = planOf(source, params)
      const types = plan.by === 'order' ? [plan.type] : 'types' in plan ? (plan.types ?? MANY) : []
      return types.includes('review')
        ? [{ name, isBounded: Boolean(source.first ?? source.resultReads) }]
        : []
    }),
  )
  expect(ofReviews.length).toBeGreaterThan(5)
  expect(ofReviews.filter(({ isBounded }) => !isBounded)).toEqual([])
})

test.each([
  ['*[_type == "service" && slug.current == $slug][0]', 'value'],
  ['*[_type == "review" && $slug in tags]', '_type'],
  ['*[_type == "review" && references($slug)]', '_ref'],
  ['*[_type == "review" && service._ref == $slug] | order(date desc)[0...6]', '_ref'],
  ['*[_type == "review" && rating > 3] | order(date desc)[0...6]', 'order'],
  ['*[_type == "review"] | order(date desc)', '_type'],
  ['*[_type == "review" && _id == $slug]', '_id'],
  ['*[slug.current == $slug]', 'everything'],
])('%s is found by %s', (query, by) => {
  expect(plansOf(query, { slug: 'a' }).map((plan) => plan.by)).toEqual([by])
})

test('a join is found by its key, among the types it names', () => {
  const query = '*[_type == "service"]{"reviews": count(*[_type == "review" && references(^._id)])}'
  expect(plansOf(query, {})).toContainEqual({ by: '_ref', values: ['^'], types: ['review'] })
})
