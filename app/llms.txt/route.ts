import type { NextRequest } from 'next/server'
import { contentCacheControl } from '#lib/content/cache-control.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'
import { llmsText } from '#lib/markdown/llms.ts'

/** What the site is and which pages it has as Markdown, for programs that read: in French with `?lang=fr`. */
export async function GET(request: NextRequest): Promise<Response> {
  return new Response(await llmsText(languageOfQuery(request.nextUrl.searchParams)), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': await contentCacheControl(),
    },
  })
}
