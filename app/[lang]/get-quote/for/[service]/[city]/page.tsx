import { type StoredJobParams, storedJobOf } from '../../../../job-of.ts'
import { languageOf } from '../../../../params.ts'
import { QuotePage } from '../../../_parts/quote-page.tsx'

export { noStoredJob as generateStaticParams } from '../../../../job-of.ts'
export { generateMetadata } from '../../../page.tsx'

/** The page for a service, a city or both, stored after its first visit. The proxy rewrites to it (`jobPagePath`). */
export default async function ChosenQuotePage({ params }: { params: StoredJobParams }) {
  return <QuotePage lang={await languageOf(params)} job={await storedJobOf(params)} />
}
