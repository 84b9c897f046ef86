import { reviewFields } from '../../lib/content/fragments.ts'

/** The fields that the cards of reviews show. */
export const reviewsBlockFields = `
  title, text, "reviews": reviews[]->{${reviewFields}}`
