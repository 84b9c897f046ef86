import type { NextRequest } from 'next/server'
import { contentCacheControl } from '#lib/content/cache-control.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'
import { llmsText } from '#lib/markdown/llms.ts'

/** Describes the site and lists its Markdown pages, for language models: in French with `?lang=fr`. */
export async function GET(request: NextRequest): Promise<Response> {
  return new Response(await llmsText(languageOfQuery(request.nextUrl.searchParams)), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': await contentCacheControl(),
    },
  })
}
