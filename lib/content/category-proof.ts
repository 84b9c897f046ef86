import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { projectFields, reviewFields } from './fragments.ts'
import { readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

/** The newest reviews of a service or a category that a page shows. */
export const MOST_REVIEWS = 24

/** The projects and reviews of the services of a category. */
export const categoryProofQuery = defineQuery(`*[
  _type == "service" && references($category)
] | order(coalesce(popularityOrder, 9999) asc, catalogueNumber asc) {
  _id, name, "slug": slug.current,
  "projects": *[_type == "project" && references(^._id)] | order(order asc) {${projectFields}},
  "reviews": *[_type == "review" && references(^._id)] | order(date desc)[0...24] {${reviewFields}}
}`)

/**
 * The projects and the newest reviews of a category, each with the name of its service. They stand on the pages of services that
 * have none of their own (docs/product.md, Service page).
 */
export async function getCategoryProof(category: string, lang: Language) {
  'use cache'
  const services = localize(await readContent(categoryProofQuery, { category }), lang)
  const projects = services.flatMap(({ name, projects }) =>
    projects.map((project) => ({ ...project, service: name })),
  )
  const reviews = services.flatMap(({ name, slug, reviews }) =>
    reviews.map((review) => ({ ...review, service: { name, slug } })),
  )
  return {
    projects: eachOnce(projects),
    reviews: await withReviewedContractors(
      eachOnce(reviews)
        .toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1))
        .slice(0, MOST_REVIEWS),
    ),
  }
}

/** A project may be of several services. */
const eachOnce = <Item extends { _id: string }>(items: readonly Item[]): Item[] =>
  [...new Map(items.toReversed().map((item) => [item._id, item])).values()].toReversed()
