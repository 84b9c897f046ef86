import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { pageFields, projectFields } from './fragments.ts'
import { readContent } from './read.ts'

export const projectsQuery = defineQuery(`{
  "page": *[_type == "projectsPage" && _id == "projectsPage"][0]{${pageFields}},
  "projects": *[_type == "project"] | order(order asc)[0...50] {
    ${projectFields}, "services": services[]->{_id, name, "slug": slug.current}
  }
}`)

/** The projects page: finished jobs, each with a picture before and after. */
export async function getProjects(lang: Language) {
  'use cache'
  return localize(await readContent(projectsQuery), lang)
}
