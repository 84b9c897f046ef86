import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'

const FOLDER = resolve(import.meta.dirname, '../../../lib/content')

/** A slug that no document of the seed has: documents that are made or renamed get it. */
export const NEW_SLUG = 'brand-new'

type Params = Record<string, unknown>

/** For each query with parameters, values to read it with. One of a look-up by slug finds nothing at first. */
const SAMPLES: Record<string, Params[]> = {
  bundleQuery: [{ slug: 'smart-home-starter' }, { slug: NEW_SLUG }],
  // The second is an alias.
  categoryQuery: [{ slug: 'electrical' }, { slug: 'technology' }, { slug: NEW_SLUG }],
  cityQuery: [{ slug: 'toronto' }, { slug: NEW_SLUG }],
  cityServiceQuery: [
    { city: 'toronto', service: 'tv-mounting' },
    { city: 'iqaluit', service: 'roof-replacement' },
    { city: NEW_SLUG, service: NEW_SLUG },
  ],
  getQuoteQuery: [{ service: 'tv-mounting', city: 'toronto', contractor: 'queen-street-installations' }],
  guideQuery: [{ slug: 'three-bids' }, { slug: NEW_SLUG }],
  legalQuery: [{ slug: 'privacy' }, { slug: NEW_SLUG }],
  serviceQuery: [{ slug: 'tv-mounting' }, { slug: 'roof-replacement' }, { slug: NEW_SLUG }],
  sitemapQuery: [{ types: [...PAGES, ...DOCUMENTS_WITH_PAGE].map(({ name }) => name) }],
  slugsQuery: [{ types: DOCUMENTS_WITH_PAGE.map(({ name }) => name) }],
  socialDocumentQuery: [
    { type: 'service', slug: 'tv-mounting' },
    { type: 'city', slug: 'toronto' },
    { type: 'guide', slug: NEW_SLUG },
  ],
  socialPageQuery: [{ type: 'homePage' }],
}

export interface Read {
  name: string
  query: string
  params: Params
}

/** Every query of lib/content, with sample values for its parameters. */
export async function findReads(): Promise<Read[]> {
  const queries = new Map<string, string>()
  for (const file of readdirSync(FOLDER)) {
    const path = resolve(FOLDER, file)
    const defined = readFileSync(path, 'utf8').match(/\bdefineQuery\(/g)?.length ?? 0
    if (defined === 0) continue
    const exports = Object.entries<unknown>(await import(pathToFileURL(path).href))
    const found = exports.filter(([name]) => name.endsWith('Query'))
    if (found.length !== defined) {
      throw new Error(
        `lib/content/${file} calls defineQuery ${defined} times and exports ${found.length} names that end in ` +
          '"Query": export every query, so that its cache tags are tested.',
      )
    }
    for (const [name, query] of found) queries.set(name, String(query))
  }
  const unknown = Object.keys(SAMPLES).find((name) => !queries.has(name))
  if (unknown)
    throw new Error(`tests/unit/cache-tags/reads.ts has samples for ${unknown}, which does not exist.`)
  return [...queries].flatMap(([name, query]) => readsOf(name, query))
}

function readsOf(name: string, query: string): Read[] {
  const parameters = [...new Set(query.match(/(?<=\$)\w+/g))]
  const samples = SAMPLES[name] ?? (parameters.length === 0 ? [{}] : [])
  if (samples.length === 0 || samples.some((params) => !parameters.every((key) => key in params))) {
    throw new Error(
      `${name} takes ${parameters.map((key) => `$${key}`).join(', ')}: ` +
        'give it sample values in tests/unit/cache-tags/reads.ts, so that its cache tags are tested.',
    )
  }
  return samples.map((params) => ({ name: `${name} ${JSON.stringify(params)}`, query, params }))
}
