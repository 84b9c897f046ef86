import { getProjects } from '#lib/content/projects.ts'
import { readProjectSearch } from '#lib/search/project-filters.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf, type PageParams } from '../params.ts'
import { ProjectsPage } from './_parts/projects-page.tsx'

export const generateMetadata = singlePageMetadata('/projects', getProjects)

export default async function AllProjectsPage({ params }: { params: PageParams }) {
  return <ProjectsPage search={readProjectSearch(new URLSearchParams())} lang={await languageOf(params)} />
}
