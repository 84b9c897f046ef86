import { getSlugs } from '#lib/content/slugs.ts'
import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import type { PageType } from '#lib/routes/addresses.ts'

export type PageParams = Promise<{ lang: string }>

/** The language of a page: the proxy only ever gives `en` or `fr`. */
export async function languageOf(params: PageParams): Promise<Language> {
  const { lang } = await params
  return isLanguage(lang) ? lang : 'en'
}

/** For how many documents of a type a build makes the page. All others are made when somebody asks for them. */
const MOST_BUILT = 40

/**
 * `generateStaticParams` of a page that each document of a type has, in `[type]`. An empty list would break the build
 * (Next.js with `cacheComponents`), so an empty lake gets a placeholder.
 */
export function eachSlug(type: PageType) {
  return async () => {
    const slugs = (await getSlugs())[type]
    const built = [...slugs].slice(0, MOST_BUILT)
    return (built.length > 0 ? built : ['-']).map((slug) => ({ [type]: slug }))
  }
}
