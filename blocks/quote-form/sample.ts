import { heading, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('Ask for quotes', 'Demander des soumissions'),
  services: references('service-tv-mounting', 'service-ceiling-fans'),
  cities: references('city-toronto', 'city-calgary'),
})
