import { getQuote } from '#lib/content/get-quote.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf, type PageParams } from '../params.ts'
import { QuotePage } from './_parts/quote-page.tsx'

export const generateMetadata = singlePageMetadata('/get-quote', getQuote)

export default async function GetQuotePage({ params }: { params: PageParams }) {
  return <QuotePage lang={await languageOf(params)} />
}
