import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LakeDocument } from 'content-lake'
import { arrangementBlocksQuery } from '#blocks/arrangement-query.ts'
import { arrangementQuery } from '#lib/content/arrangement-query.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** A slug that no document of the seed has: documents that are made or renamed get it. */
export const NEW_SLUG = 'brand-new'

type Params = Record<string, unknown>

/** Values to read the queries with parameters with, but for those of the pages of documents. */
const SAMPLES: Record<string, Params[]> = {
  cityOfServicesQuery: [{ city: 'toronto' }, { city: 'iqaluit' }, { city: NEW_SLUG }],
  costQuery: [
    { service: 'tv-mounting', city: 'toronto' },
    { service: 'roof-replacement', city: 'iqaluit' },
    { service: NEW_SLUG, city: NEW_SLUG },
  ],
  serviceInCitiesQuery: [{ service: 'tv-mounting' }, { service: 'roof-replacement' }, { service: NEW_SLUG }],
  jobContentQuery: [
    { service: 'tv-mounting', bundle: '', city: 'toronto', contractor: 'queen-street-installations' },
    { service: '', bundle: 'smart-home-starter', city: 'montreal', contractor: '' },
    { service: NEW_SLUG, bundle: NEW_SLUG, city: NEW_SLUG, contractor: NEW_SLUG },
  ],
  arrangementQuery: [{ page: 'homePage' }, { page: 'servicePage' }],
  arrangementBlocksQuery: [{ page: 'homePage' }, { page: 'servicePage' }],
  serviceCitiesQuery: [{ service: 'service-tv-mounting' }],
  comparedServiceQuery: [{ slug: 'heat-pump-installation' }, { slug: NEW_SLUG }],
  comparedInstallerQuery: [{ id: 'installer-toronto-1' }, { id: NEW_SLUG }],
  cityOfComparisonQuery: [{ city: 'toronto' }, { city: NEW_SLUG }],
  inCityQuery: [{ city: 'toronto' }, { city: 'iqaluit' }, { city: NEW_SLUG }],
  categoryProofQuery: [{ category: 'category-hvac' }, { category: 'category-windows' }],
  reviewsOfPairQuery: [
    { service: 'service-tv-mounting', city: 'city-toronto' },
    { service: 'service-tv-mounting', city: 'city-iqaluit' },
  ],
  sitemapQuery: [{ types: [...PAGES, ...DOCUMENTS_WITH_PAGE].map(({ name }) => name) }],
  slugsQuery: [{ types: DOCUMENTS_WITH_PAGE.map(({ name }) => name) }],
  socialDocumentQuery: [
    { type: 'service', slug: 'tv-mounting' },
    { type: 'city', slug: 'toronto' },
    { type: 'guide', slug: NEW_SLUG },
  ],
  socialPageQuery: [{ type: 'homePage' }],
  workOfInstallerQuery: [{ name: 'Anthony Russo' }, { name: 'Nobody' }],
  namedContractorsQuery: [{ names: ['Anthony Russo', 'Queen Street Installations'] }],
  reportedReviewQuery: [{ id: 'review-tv-mounting-1' }, { id: NEW_SLUG }],
  ratingsQuery: [{ ids: ['installer-calgary-1', 'installer-toronto-1'] }],
}

export interface Read {
  name: string
  query: string
  params: Params
}

/**
 * Queries whose results `cachedUntilChange` keeps without tags: every change of content expires them, whatever they read. So
 * their tags must miss nothing, but need not be narrow.
 */
const UNTIL_ANY_CHANGE = ['guaranteeFiguresQuery', 'leadSettingsQuery', 'mailTextsQuery', 'matchFactsQuery']

/** Reads whose tags say how much a change expires in vain. */
export const withNarrowTags = (reads: readonly Read[]): Read[] =>
  reads.filter(({ name }) => !UNTIL_ANY_CHANGE.some((query) => name.startsWith(`${query} `)))

/**
 * For the query of each page of a document, such as `cityQuery`: the slugs of the first and the last document of the type,
 * another word for one, and a slug that finds nothing at first.
 */
function samplesOfPages(documents: LakeDocument[]): Record<string, Params[]> {
  const samples = DOCUMENTS_WITH_PAGE.map(({ name }) => {
    const ofType = documents.filter(({ _type }) => _type === name)
    // An installer without a page has no slug.
    const slugs = ofType.flatMap(({ slug }) => (slug as { current: string } | undefined)?.current ?? [])
    const [alias = NEW_SLUG] = ofType.flatMap(({ aliases }) => (aliases as string[]) ?? [])
    const chosen = new Set([...slugs.slice(0, 1), ...slugs.slice(-1), alias, NEW_SLUG])
    return [`${name}Query`, [...chosen].map((slug) => ({ slug }))]
  })
  return Object.fromEntries(samples)
}

/** Every query of lib/content and of blocks, with sample values for its parameters. */
export async function findReads(documents: LakeDocument[]): Promise<Read[]> {
  const queries = new Map<string, string>(Object.entries({ arrangementQuery, arrangementBlocksQuery }))
  for (const file of globSync(['lib/content/*.ts', 'blocks/*.ts'], { cwd: ROOT })) {
    const path = resolve(ROOT, file)
    const defined = readFileSync(path, 'utf8').match(/\bdefineQuery\(/g)?.length ?? 0
    if (defined === 0) continue
    const exports = Object.entries<unknown>(await import(pathToFileURL(path).href))
    const found = exports.filter(([name]) => name.endsWith('Query'))
    if (found.length !== defined) {
      throw new Error(
        `${file} calls defineQuery ${defined} times and exports ${found.length} names that end in ` +
          '"Query": export every query, so that its cache tags are tested.',
      )
    }
    for (const [name, query] of found) queries.set(name, String(query))
  }
  const samples = { ...SAMPLES, ...samplesOfPages(documents) }
  const unknown = Object.keys(samples).find((name) => !queries.has(name))
  if (unknown) throw new Error(`There is no ${unknown}, for which there are sample values.`)
  return [...queries].flatMap(([name, query]) => readsOf(name, query, samples[name]))
}

function readsOf(name: string, query: string, known?: Params[]): Read[] {
  const parameters = [...new Set(query.match(/(?<=\$)\w+/g))]
  const samples = known ?? (parameters.length === 0 ? [{}] : [])
  if (samples.length === 0 || samples.some((params) => !parameters.every((key) => key in params))) {
    throw new Error(
      `${name} takes ${parameters.map((key) => `$${key}`).join(', ')}: ` +
        'give it sample values in tests/unit/cache-tags/reads.ts, so that its cache tags are tested.',
    )
  }
  return samples.map((params) => ({ name: `${name} ${JSON.stringify(params)}`, query, params }))
}
