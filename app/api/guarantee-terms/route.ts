import type { NextRequest } from 'next/server'
import { contentCacheControl } from '#lib/content/cache-control.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'
import { getGuaranteePdf } from '#lib/pdf/guarantee-pdf.ts'

/**
 * `GET /api/guarantee-terms`: the guarantee terms as a PDF, in French with `?lang=fr`. The PDF is made once for each
 * published version. Answers 404 while there are no terms.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const lang = languageOfQuery(request.nextUrl.searchParams)
  const words = getDictionary(lang).offerPages.terms
  const pdf = await getGuaranteePdf(lang)
  if (!pdf) return new Response(words.missing, { status: 404 })
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Language': lang === 'fr' ? 'fr-CA' : 'en-CA',
      'Content-Disposition': `attachment; filename="${words.fileName}"`,
      'Cache-Control': await contentCacheControl(),
    },
  })
}
