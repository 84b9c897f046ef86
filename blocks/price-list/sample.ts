import { heading, references } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('Prices', 'Prix'),
  categories: references('category-hvac', 'category-electrical'),
})
