import { contentCacheControl } from '#lib/content/cache-control.ts'

/** A sitemap as a response. A cache must revalidate it at each request, so a publish is visible at the next request. */
export async function xmlResponse(xml: string): Promise<Response> {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': await contentCacheControl(),
    },
  })
}
