import { jobOf } from '../../../job-of.ts'
import { queryOf } from '../../../state-of.ts'
import ServicePage from '../page.tsx'

export { generateMetadata } from '../page.tsx'

/** The page is rendered at each request: there are too many choices to store a page for each. */
export const instant = false

/** The page of a service with the estimate for the choices of the address. The proxy rewrites to it (`statePagePath`). */
export default async function ChosenServicePage({
  params,
  searchParams,
}: PageProps<'/[lang]/service/[service]/chosen'>) {
  const query = await queryOf(searchParams)
  query.set('service', (await params).service)
  return <ServicePage params={params} job={await jobOf(query)} />
}
