import { heading, reference } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('In figures', 'En chiffres'),
  figures: reference('figures-home'),
})
