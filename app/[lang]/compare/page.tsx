import { getComparePage } from '#lib/content/compare.ts'
import { readCompared } from '#lib/search/compared.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf, type PageParams } from '../params.ts'
import { ComparePage } from './_parts/compare-page.tsx'

export const generateMetadata = singlePageMetadata('/compare', getComparePage)

/** The page of comparisons without one: two lists to choose from, and what people often compare. */
export default async function EmptyComparePage({ params }: { params: PageParams }) {
  return <ComparePage asked={readCompared(new URLSearchParams())} lang={await languageOf(params)} />
}
