import 'server-only'
import { defineQuery } from 'groq'
import { cacheTag } from 'next/cache'
import type { SitemapDocument } from '#lib/seo/sitemap.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import { getCostPairs } from './cost-pairs.ts'
import { getInstallersWithPage } from './installer-pages.ts'
import { readContent } from './read.ts'
import { LEAD_LOOK, LICENCE_DAY } from './tags.ts'

export const sitemapQuery = defineQuery(`
  *[_type in $types] | order(slug.current asc) {
    _id, _type, "slug": slug.current, "updated": _updatedAt, "heldBack": heldBack.language
  }
`)

/** Every published document with a page, and the time of its last change; of the pages about costs, each pair that has one. */
export async function getSitemapDocuments(): Promise<SitemapDocument[]> {
  'use cache'
  cacheTag(LEAD_LOOK, LICENCE_DAY)
  const types = [...PAGES, ...DOCUMENTS_WITH_PAGE].map(({ name }) => name)
  const [documents, hasPage, pairs] = await Promise.all([
    readContent(sitemapQuery, { types }),
    getInstallersWithPage(),
    getCostPairs(),
  ])
  const updated = new Map(documents.map((one) => [`${one._type} ${one.slug}`, one.updated]))
  const costs = [...pairs].map((pair) => ({
    _type: 'costPage',
    slug: pair,
    updated: updated.get(`city ${pair.split('/')[0]}`) ?? '',
  }))
  return [...documents.filter(({ _id, _type }) => _type !== 'installer' || hasPage.has(_id)), ...costs]
}
