import { heading, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('What people say', 'Ce que les gens disent'),
  reviews: references('review-ceiling-fans-1', 'review-ceiling-fans-2'),
})
