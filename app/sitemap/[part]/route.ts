import { getSitemapDocuments } from '#lib/content/sitemap.ts'
import { sitemapPart } from '#lib/seo/sitemap.ts'
import { xmlResponse } from '../xml-response.ts'

interface Context {
  params: Promise<{ part: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { part } = await params
  const xml = sitemapPart(await getSitemapDocuments(), part)
  return xml === null ? new Response('There is no such part.', { status: 404 }) : xmlResponse(xml)
}
