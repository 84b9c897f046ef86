import { heading, references } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('What people say', 'Ce que les gens disent'),
  reviews: references('review-ceiling-fans-1', 'review-ceiling-fans-2'),
})
