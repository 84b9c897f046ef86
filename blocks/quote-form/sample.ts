import { heading, references } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('Ask for quotes', 'Demander des soumissions'),
  services: references('service-tv-mounting', 'service-ceiling-fans'),
  cities: references('city-toronto', 'city-calgary'),
})
