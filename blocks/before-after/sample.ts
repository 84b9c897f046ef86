import { heading, reference } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('Before and after', 'Avant et après'),
  project: reference('project-deck-construction'),
})
