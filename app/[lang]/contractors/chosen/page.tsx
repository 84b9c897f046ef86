import { queryOf, type StateProps } from '../../state-of.ts'
import ContractorsPage from '../page.tsx'

export { generateMetadata } from '../page.tsx'

/** The page is rendered at each request: there are too many filters to store a page for each choice. */
export const instant = false

/** The contractors with the filters of the address. The proxy rewrites to it (`statePagePath`). */
export default async function ChosenContractorsPage({ params, searchParams }: StateProps) {
  return <ContractorsPage params={params} start={(await queryOf(searchParams)).toString()} />
}
