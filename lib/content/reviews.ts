import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { figuresFields, pageFields, reviewFields } from './fragments.ts'
import { readContent } from './read.ts'

/** The newest hundred: what nobody scrolls to does not have to be in the page. */
export const reviewsQuery = defineQuery(`{
  "page": *[_type == "reviewsPage" && _id == "reviewsPage"][0]{
    ${pageFields},
    figures{title, text}, trust{title, text}, trustPoints[]{_key, title, text, icon}, list{title, text}
  },
  "reviews": *[_type == "review"] | order(date desc)[0...100] {
    ${reviewFields}, service->{_id, name, "slug": slug.current}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-reviews"][0]{${figuresFields}}
}`)

/** The reviews page (seed 2, section 2): summary, trust section, reviews of every service. */
export async function getReviews(lang: Language) {
  'use cache'
  return localize(await readContent(reviewsQuery), lang)
}
