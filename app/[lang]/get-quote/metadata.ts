import type { Metadata } from 'next'
import { getQuote } from '#lib/content/get-quote.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { pageMetadata } from '../metadata.ts'

/** The same for every choice: the canonical address chooses nothing. */
export async function quoteMetadata(lang: Language): Promise<Metadata> {
  const { page } = await getQuote(lang)
  return pageMetadata({
    path: '/get-quote',
    lang,
    seo: page?.seo,
    title: page?.title,
    description: page?.lead,
  })
}
