import type { Metadata } from 'next'
import { getComparison } from '#lib/content/compare.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { readCompared } from '#lib/search/compared.ts'
import { languageOf } from '../../params.ts'
import { queryOf, type StateProps } from '../../state-of.ts'
import { ComparePage, compareTitle } from '../_parts/compare-page.tsx'
import { generateMetadata as metadataOfAll } from '../page.tsx'

/** The page is rendered at each request: there are too many combinations to store a page for each. */
export const instant = false

/** The canonical address is that of the page without a comparison, and no combination is in an index. The title names what is compared. */
export async function generateMetadata(props: StateProps): Promise<Metadata> {
  const lang = await languageOf(props.params)
  const [all, content] = await Promise.all([
    metadataOfAll(props),
    getComparison(readCompared(await queryOf(props.searchParams)), lang),
  ])
  const hasAny = content.services.length + content.installers.length > 0
  return {
    ...all,
    ...(hasAny && { title: withoutMarks(compareTitle(content, lang)) }),
    robots: { index: false, follow: true },
  }
}

/** What the address compares. The proxy rewrites to it (`statePagePath`). */
export default async function ChosenComparePage({ params, searchParams }: StateProps) {
  const query = await queryOf(searchParams)
  const isChosen = query.has('service') || query.has('installer')
  return <ComparePage asked={readCompared(query)} isChosen={isChosen} lang={await languageOf(params)} />
}
