import { heading, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('Prices', 'Prix'),
  categories: references('category-hvac', 'category-electrical'),
})
