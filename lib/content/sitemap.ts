import 'server-only'
import { defineQuery } from 'groq'
import type { SitemapContent } from '#lib/seo/sitemap.ts'
import { singlePageTypes } from './fragments.ts'
import { readContent } from './read.ts'

export const sitemapQuery = defineQuery(`{
  "pages": *[_type in [${singlePageTypes}, "legalPage"]]{_id, _type, "slug": slug.current, "updated": _updatedAt},
  "services": *[_type == "service" && defined(slug.current)] | order(slug.current asc) {
    _id, "slug": slug.current, "updated": _updatedAt
  },
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc) {
    _id, "slug": slug.current, "updated": _updatedAt
  },
  "cities": *[_type == "city" && defined(slug.current)] | order(slug.current asc) {
    _id, "slug": slug.current, "updated": _updatedAt
  },
  "bundles": *[_type == "bundle" && defined(slug.current)] | order(order asc) {
    _id, "slug": slug.current, "updated": _updatedAt
  },
  "guides": *[_type == "guide" && defined(slug.current)] | order(publishedAt desc) {
    _id, "slug": slug.current, "updated": _updatedAt
  }
}`)

/** Every published document with a page, and when it changed last. */
export async function getSitemapContent(): Promise<SitemapContent> {
  'use cache'
  return readContent(sitemapQuery)
}
