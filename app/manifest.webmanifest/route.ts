import type { NextRequest } from 'next/server'
import { contentCacheControl } from '#lib/content/cache-control.ts'
import { toLogo } from '#lib/content/logo.ts'
import { getShell } from '#lib/content/shell.ts'
import { withoutSamples } from '#lib/evidence/notes.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { webManifest } from '#lib/seo/manifest.ts'

/** The web manifest: English, and French with `?lang=fr`, as French pages link it. */
export async function GET(request: NextRequest): Promise<Response> {
  const lang = languageOfQuery(request.nextUrl.searchParams)
  const settings = withoutSamples(withoutMarks((await getShell(lang)).settings))
  const manifest = webManifest({
    name: settings?.name ?? null,
    description: settings?.defaultSeo?.description ?? null,
    logo: (size) => toLogo(settings?.logo, size)?.src ?? null,
    lang,
  })
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': await contentCacheControl(),
    },
  })
}
