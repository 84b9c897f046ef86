import 'server-only'
import { defineQuery } from 'groq'
import type { SitemapDocument } from '#lib/seo/sitemap.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import { getInstallerPages } from './installer-pages.ts'
import { readContent } from './read.ts'

export const sitemapQuery = defineQuery(`
  *[_type in $types] | order(slug.current asc) {
    _id, _type, "slug": slug.current, "updated": _updatedAt, "heldBack": heldBack.language
  }
`)

/** Every published document with a page, and the time of its last change. */
export async function getSitemapDocuments(): Promise<SitemapDocument[]> {
  'use cache'
  const types = [...PAGES, ...DOCUMENTS_WITH_PAGE].map(({ name }) => name)
  const [documents, installers] = await Promise.all([
    readContent(sitemapQuery, { types }),
    getInstallerPages(),
  ])
  const hasPage = new Set(installers.map(({ id }) => id))
  return documents.filter(({ _id, _type }) => _type !== 'installer' || hasPage.has(_id))
}
