import { isLanguage, type Language } from '#lib/i18n/languages.ts'

export type PageParams = Promise<{ lang: string }>

/** The language of a page: the rewrites only ever give `en` or `fr`. */
export async function languageOf(params: PageParams): Promise<Language> {
  const { lang } = await params
  return isLanguage(lang) ? lang : 'en'
}
