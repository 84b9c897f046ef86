import type { NextRequest } from 'next/server'
import { getSlugs } from '#lib/content/slugs.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'

/**
 * `GET /api/find-installers?service=tv-mounting&city=toronto`: the target of the home page's form. Redirects to the page of
 * the service in the city, or to the installers of the city when the service is unknown. It works without scripts.
 */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { searchParams } = nextUrl
  const slugs = await getSlugs()
  const [service = '', city = ''] = ['service', 'city'].map((name) => searchParams.get(name) ?? '')
  const path = slugs.city.has(city)
    ? slugs.service.has(service)
      ? `/${city}/${service}`
      : `/contractors?city=${city}`
    : '/contractors'
  const href = localizedHref(path, languageOfQuery(searchParams))
  return new Response(null, { status: 303, headers: { Location: href, 'Cache-Control': 'no-store' } })
}
