import { getSlugs } from '#lib/content/slugs.ts'
import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import type { PageType } from '#lib/routes/addresses.ts'

export type PageParams = Promise<{ lang: string }>

/** The language of a page. The proxy passes only `en` or `fr`. */
export async function languageOf(params: PageParams): Promise<Language> {
  const { lang } = await params
  return isLanguage(lang) ? lang : 'en'
}

/** How many pages of one document type a build makes. All others are made at their first visit. */
const MOST_BUILT = 40

/**
 * `generateStaticParams` for a document type with pages at `[type]`. An empty list would break the build (Next.js with
 * `cacheComponents`), so an empty lake gets a placeholder.
 */
export function eachSlug(type: PageType) {
  return async () => {
    const slugs = (await getSlugs())[type]
    const built = [...slugs].slice(0, MOST_BUILT)
    return (built.length > 0 ? built : ['-']).map((slug) => ({ [type]: slug }))
  }
}
