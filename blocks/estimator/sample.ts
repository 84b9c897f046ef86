import { heading, reference } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('What does it cost?', 'Combien ça coûte?'),
  service: reference('service-tv-mounting'),
})
