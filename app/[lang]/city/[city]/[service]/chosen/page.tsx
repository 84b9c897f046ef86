import { queryOf } from '../../../../state-of.ts'
import CityServicePage from '../page.tsx'

export { generateMetadata } from '../page.tsx'

/** The page is rendered at each request: there are too many filters to store a page for each choice. */
export const instant = false

/** A service in a city with the installers of the address's filters. The proxy rewrites to it (`statePagePath`). */
export default async function ChosenCityServicePage({
  params,
  searchParams,
}: PageProps<'/[lang]/city/[city]/[service]/chosen'>) {
  return <CityServicePage params={params} start={(await queryOf(searchParams)).toString()} />
}
