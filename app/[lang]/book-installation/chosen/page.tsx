import { jobOf } from '../../job-of.ts'
import { languageOf } from '../../params.ts'
import { queryOf, type StateProps } from '../../state-of.ts'
import { BookingPage } from '../_parts/booking-page.tsx'

// The metadata is the same for every job, because the canonical address names no job.
export { generateMetadata } from '../page.tsx'

/** The page is rendered at each request: there are too many jobs to store a page for each job. */
export const instant = false

/** The page for a job that is more than a service and a city, such as a bundle. The proxy rewrites to it (`jobPagePath`). */
export default async function ChosenBookingPage({ params, searchParams }: StateProps) {
  return <BookingPage lang={await languageOf(params)} job={await jobOf(await queryOf(searchParams))} />
}
