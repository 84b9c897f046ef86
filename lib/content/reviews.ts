import 'server-only'
import { defineQuery } from 'groq'
import { hasSampleFigures } from '#lib/evidence/samples.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { figuresFields, pageFields, reviewFields } from './fragments.ts'
import { readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

/** Only the newest hundred reviews, so that the page stays small. */
export const reviewsQuery = defineQuery(`{
  "page": *[_type == "reviewsPage" && _id == "reviewsPage"][0]{
    ${pageFields},
    figures{title, text}, trust{title, text}, trustPoints[]{_key, title, text, icon}, list{title, text}
  },
  "reviews": *[_type == "review"] | order(date desc)[0...100] {
    ${reviewFields}, service->{_id, name, "slug": slug.current}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-reviews"][0]{${figuresFields}, evidence{by, source}}
}`)

/** The reviews page (docs/product.md, Reviews page): summary, trust section, reviews of every service. */
export async function getReviews(lang: Language) {
  'use cache'
  const read = await readContent(reviewsQuery)
  const { reviews, ...content } = localize(read, lang)
  return {
    ...content,
    reviews: await withReviewedContractors(reviews),
    /** Whether a figure is still that of the sample content. */
    areFiguresSamples: hasSampleFigures(read.figures),
  }
}
