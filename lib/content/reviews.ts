import 'server-only'
import { defineQuery } from 'groq'
import { figuresFields, pageFields, reviewFields } from './fragments.ts'
import { contentReader } from './read.ts'

/** Only the newest hundred reviews, so that the page stays small. */
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

/** The reviews page (docs/product.md, Reviews page): summary, trust section, reviews of every service. */
export const getReviews = contentReader(reviewsQuery)
