import type { NextRequest } from 'next/server'
import { contentCacheControl } from '#lib/content/cache-control.ts'
import { getInCity } from '#lib/content/in-city.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'

/**
 * `GET /api/in-city/winnipeg?lang=fr`: the texts of pages that differ from city to city, for the early script. A city that is not
 * published is a 404 with the texts for all of Canada.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/api/in-city/[city]'>,
): Promise<Response> {
  const { city } = await params
  const isCity = (await getSlugs()).city.has(city)
  const { json, mark } = await getInCity(isCity ? city : '', languageOfQuery(request.nextUrl.searchParams))
  // A weak ETag, because the same text may be sent in several encodings.
  const etag = `W/"${mark}"`
  const headers = { 'Cache-Control': await contentCacheControl(), ETag: etag }
  if (request.headers.get('If-None-Match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(json, {
    status: isCity || city === ELSEWHERE ? 200 : 404,
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
}
