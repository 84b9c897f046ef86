import type { Metadata } from 'next'
import { getQuote } from '#lib/content/get-quote.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { pageMetadata } from '../metadata.ts'

/** The head is the same for every job: the canonical address names none. */
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
