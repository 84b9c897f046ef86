import type { Metadata } from 'next'
import { readCompared } from '#lib/search/compared.ts'
import { languageOf } from '../../params.ts'
import { queryOf, type StateProps } from '../../state-of.ts'
import { ComparePage } from '../_parts/compare-page.tsx'
import { generateMetadata as metadataOfAll } from '../page.tsx'

/** The page is rendered at each request: there are too many combinations to store a page for each. */
export const instant = false

/** The canonical address is that of the page without a comparison, and no combination is in an index. */
export const generateMetadata = async (props: StateProps): Promise<Metadata> => ({
  ...(await metadataOfAll(props)),
  robots: { index: false, follow: true },
})

/** What the address compares. The proxy rewrites to it (`statePagePath`). */
export default async function ChosenComparePage({ params, searchParams }: StateProps) {
  const query = await queryOf(searchParams)
  const isChosen = query.has('service') || query.has('installer')
  return <ComparePage asked={readCompared(query)} isChosen={isChosen} lang={await languageOf(params)} />
}
