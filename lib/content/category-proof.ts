import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { projectFields, reviewFields } from './fragments.ts'
import { readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

/** The most reviews of a category on the page of a service: as many as of a service (service.ts). */
const MOST_REVIEWS = 24

/** The projects and reviews of the services of a category. */
export const categoryProofQuery = defineQuery(`*[
  _type == "service" && references($category)
] | order(coalesce(popularityOrder, 9999) asc, catalogueNumber asc) {
  _id, name, "slug": slug.current,
  "projects": *[_type == "project" && references(^._id)] | order(order asc) {${projectFields}},
  "reviews": *[_type == "review" && references(^._id)] | order(date desc)[0...24] {${reviewFields}}
}`)

/**
 * The projects and the newest reviews of a category, each with its service. They stand on the pages of services that
 * have none of their own (docs/product.md, Service page).
 */
export async function getCategoryProof(category: string, lang: Language) {
  'use cache'
  const services = localize(await readContent(categoryProofQuery, { category }), lang)
  const reviews = services.flatMap(({ name, slug, reviews }) =>
    reviews.map((review) => ({ ...review, service: { name, slug } })),
  )
  const newest = reviews.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1))
  return {
    projects: projectsOf(services),
    reviews: await withReviewedContractors(newest.slice(0, MOST_REVIEWS)),
  }
}

/** The projects of several services, each once, with the names of its services. */
function projectsOf<Project extends { _id: string }>(
  services: readonly { name: string | null; projects: readonly Project[] }[],
) {
  const found = new Map<string, Project & { service: string }>()
  for (const { name, projects } of services) {
    for (const project of projects) {
      const names = [found.get(project._id)?.service, name]
      found.set(project._id, { ...project, service: names.filter(Boolean).join(', ') })
    }
  }
  return [...found.values()]
}
