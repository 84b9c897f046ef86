import { getSitemapDocuments } from '#lib/content/sitemap.ts'
import { sitemapIndex } from '#lib/seo/sitemap.ts'
import { xmlResponse } from '../sitemap/xml-response.ts'

export async function GET(): Promise<Response> {
  return xmlResponse(sitemapIndex(await getSitemapDocuments()))
}
