import { draftMode } from 'next/headers'
import type { NextRequest } from 'next/server'
import { getSearchIndex } from '#lib/content/search-index.ts'

/** The content is cached here, where a publish expires it; a browser asks whether what it has is still good. */
const PUBLIC_CACHE = 'public, max-age=0, must-revalidate'

/** `GET /api/search-index?lang=fr`: what the search of the header searches in, in one language; English without `lang`. */
export async function GET(request: NextRequest): Promise<Response> {
  const { isEnabled: isDraft } = await draftMode()
  const { json, mark } = await getSearchIndex(request.nextUrl.searchParams.get('lang') === 'fr' ? 'fr' : 'en')
  // Weak: the same text may be sent compressed in more than one way.
  const etag = `W/"${mark}"`
  const headers = { 'Cache-Control': isDraft ? 'private, no-store' : PUBLIC_CACHE, ETag: etag }
  if (request.headers.get('If-None-Match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(json, { headers: { ...headers, 'Content-Type': 'application/json' } })
}
