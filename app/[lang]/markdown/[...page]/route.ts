import { contentCacheControl } from '#lib/content/cache-control.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { markdownOf } from '#lib/markdown/index.ts'
import { pathOf } from '#lib/routes/addresses.ts'
import { pageAddress } from '#lib/seo/address.ts'
import { languageOf } from '../../params.ts'

interface Context {
  params: Promise<{ lang: string; page: string[] }>
}

/** A page as Markdown. Its address with `.md` leads here (lib/routes/markdown.ts). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const lang = await languageOf(params)
  const { page } = await params
  const markdown = await markdownOf(page, lang)
  if (markdown === null) return new Response('There is no such page.', { status: 404 })
  const [type = '', slug = null] = page
  const path = pathOf({ _type: type, slug }) ?? `/${type}`
  return new Response(markdown, {
    headers: {
      // Tells search engines to list the HTML page instead of its Markdown version.
      link: `<${pageAddress(path, lang)}>; rel="canonical"`,
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': LOCALES[lang],
      'cache-control': await contentCacheControl(),
    },
  })
}
