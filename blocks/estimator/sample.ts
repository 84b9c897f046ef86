import { heading, reference } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('What does it cost?', 'Combien ça coûte?'),
  service: reference('service-tv-mounting'),
})
