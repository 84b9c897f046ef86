import { getSlugs } from '#lib/content/slugs.ts'
import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import type { PageType } from '#lib/routes/addresses.ts'

export type PageParams = Promise<{ lang: string }>

/** The language of a page: the proxy only ever gives `en` or `fr`. */
export async function languageOf(params: PageParams): Promise<Language> {
  const { lang } = await params
  return isLanguage(lang) ? lang : 'en'
}

/**
 * `generateStaticParams` of a page that each document of a type has, in `[type]`. An empty list would break the build
 * (Next.js with `cacheComponents`), so an empty lake gets a placeholder.
 */
export function eachSlug(type: PageType) {
  return async () => {
    const slugs = (await getSlugs())[type]
    return [...(slugs.size > 0 ? slugs : ['-'])].map((slug) => ({ [type]: slug }))
  }
}
