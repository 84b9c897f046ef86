import { type JobPageProps, jobOf } from '../../job-of.ts'
import { languageOf } from '../../params.ts'
import { QuotePage } from '../_parts/quote-page.tsx'

// The head is the same for every job: the canonical address names none.
export { generateMetadata } from '../page.tsx'

/** There are too many jobs to store a page for each. */
export const instant = false

/** The page for any other job of the address. It has no public address: the proxy rewrites to it (`jobPagePath`). */
export default async function ChosenQuotePage({ params, searchParams }: JobPageProps) {
  return <QuotePage lang={await languageOf(params)} job={await jobOf(searchParams)} />
}
