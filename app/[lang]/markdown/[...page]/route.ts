import { contentCacheControl } from '#lib/content/cache-control.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { markdownOf, markdownOfPage } from '#lib/markdown/index.ts'
import { pathOf } from '#lib/routes/addresses.ts'
import { FROM_HTML } from '#lib/routes/markdown.ts'
import { pageAddress } from '#lib/seo/address.ts'
import { languageOf } from '../../params.ts'

interface Context {
  params: Promise<{ lang: string; page: string[] }>
}

/** A page as Markdown. Its address with `.md` leads here (lib/routes/markdown.ts). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const lang = await languageOf(params)
  const { page } = await params
  const [first, ...others] = page
  const found =
    first === FROM_HTML ? await markdownOfPage(`/${others.join('/')}`, lang) : await ownText(page, lang)
  if (found === null) return new Response('There is no such page.', { status: 404 })
  return new Response(found.markdown, {
    headers: {
      // Tells search engines to list the HTML page instead of its Markdown version.
      ...(found.canonical !== null && { link: `<${found.canonical}>; rel="canonical"` }),
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': LOCALES[lang],
      'cache-control': await contentCacheControl(),
    },
  })
}

async function ownText(page: string[], lang: Language) {
  const markdown = await markdownOf(page, lang)
  const [type = '', slug = null] = page
  const path = pathOf({ _type: type, slug }) ?? `/${type}`
  return markdown === null ? null : { markdown, canonical: pageAddress(path, lang) }
}
