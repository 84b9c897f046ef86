import type { Metadata } from 'next'
import { languageOf, type PageParams } from '../params.ts'
import { QuotePage } from './_parts/quote-page.tsx'
import { quoteMetadata } from './metadata.ts'

interface Props {
  params: PageParams
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return quoteMetadata(await languageOf(params))
}

export default async function GetQuotePage({ params }: Props) {
  return <QuotePage lang={await languageOf(params)} />
}
