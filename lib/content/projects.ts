import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { doneProjectFields, pageFields } from './fragments.ts'
import { readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

export const projectsQuery = defineQuery(`{
  "page": *[_type == "projectsPage" && _id == "projectsPage"][0]{${pageFields}},
  "projects": *[_type == "project"] | order(order asc)[0...50] {${doneProjectFields}}
}`)

/** The projects page: finished jobs, each with a picture before and after, and who did it. */
export async function getProjects(lang: Language) {
  'use cache'
  const { projects, ...content } = localize(await readContent(projectsQuery), lang)
  return { ...content, projects: await withReviewedContractors(projects) }
}

/** A finished job with all of its facts. */
export type DoneProject = Awaited<ReturnType<typeof getProjects>>['projects'][number]
