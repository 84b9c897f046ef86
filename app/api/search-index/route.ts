import type { NextRequest } from 'next/server'
import { contentCacheControl } from '#lib/content/cache-control.ts'
import { getSearchIndex } from '#lib/content/search-index.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'

/** `GET /api/search-index?lang=fr`: the data that the header's search searches, in one language; English without `lang`. */
export async function GET(request: NextRequest): Promise<Response> {
  const { json, mark } = await getSearchIndex(languageOfQuery(request.nextUrl.searchParams))
  // A weak ETag, because the same text may be sent in several encodings.
  const etag = `W/"${mark}"`
  const headers = { 'Cache-Control': await contentCacheControl(), ETag: etag }
  if (request.headers.get('If-None-Match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(json, { headers: { ...headers, 'Content-Type': 'application/json' } })
}
