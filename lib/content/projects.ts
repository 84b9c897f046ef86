import 'server-only'
import { defineQuery } from 'groq'
import { pageFields, projectFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const projectsQuery = defineQuery(`{
  "page": *[_type == "projectsPage" && _id == "projectsPage"][0]{${pageFields}},
  "projects": *[_type == "project"] | order(order asc)[0...50] {
    ${projectFields}, "services": services[]->{_id, name, "slug": slug.current}
  }
}`)

/** The projects page: finished jobs, each with a picture before and after. */
export const getProjects = contentReader(projectsQuery)
