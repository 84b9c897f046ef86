import { contentCacheControl } from '#lib/content/cache-control.ts'

/** No cache in front may keep it: a publish shows with the next request. */
export async function xmlResponse(xml: string): Promise<Response> {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': await contentCacheControl(),
    },
  })
}
