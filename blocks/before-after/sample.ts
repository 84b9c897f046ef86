import { heading, reference } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('Before and after', 'Avant et après'),
  project: reference('project-deck-construction'),
})
