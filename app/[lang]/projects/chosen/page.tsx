import { readProjectSearch } from '#lib/search/project-filters.ts'
import { languageOf } from '../../params.ts'
import { queryOf, type StateProps } from '../../state-of.ts'
import { ProjectsPage } from '../_parts/projects-page.tsx'

// The canonical address is that of all projects.
export { generateMetadata } from '../page.tsx'

/** The page is rendered at each request: it is asked for too rarely to store a page for each pair of filters. */
export const instant = false

/** The projects that the address asks for. The proxy rewrites to it (`statePagePath`). */
export default async function ChosenProjectsPage({ params, searchParams }: StateProps) {
  return (
    <ProjectsPage search={readProjectSearch(await queryOf(searchParams))} lang={await languageOf(params)} />
  )
}
