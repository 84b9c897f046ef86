import { reviewFields } from '../../lib/content/fragments.ts'

/** What the cards of reviews show. */
export const reviewsBlockFields = `
  title, text, "reviews": reviews[]->{${reviewFields}}`
