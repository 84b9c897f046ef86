import { heading, reference } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('In figures', 'En chiffres'),
  figures: reference('figures-home'),
})
