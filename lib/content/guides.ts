import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { guideCardFields, pageFields } from './fragments.ts'
import { readContent } from './read.ts'

export const guidesQuery = defineQuery(`{
  "page": *[_type == "guidesPage" && _id == "guidesPage"][0]{${pageFields}, planningTitle},
  "guides": *[_type == "guide" && defined(slug.current)] | order(publishedAt desc, _id asc) {
    ${guideCardFields}, category->{_id, title, "slug": slug.current, order}
  }
}`)

/** The guides in groups: first those without a category, then one group for each category. In a group the newest is first. */
export async function getGuides(lang: Language) {
  'use cache'
  const { page, guides } = localize(await readContent(guidesQuery), lang)
  const groups = Map.groupBy(guides, ({ category }) => category?._id)
  const sorted = [...groups.values()].sort((a, b) => placeOf(a) - placeOf(b))
  return {
    page,
    groups: sorted.map((group) => ({ category: group[0]?.category ?? null, guides: group })),
  }
}

const placeOf = ([guide]: { category: { order: number | null } | null }[]) =>
  guide?.category ? (guide.category.order ?? Number.POSITIVE_INFINITY) : -1
