import { heading, quoteLink, servicesLink } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('Book today', 'Réservez aujourd’hui'),
  links: [quoteLink, servicesLink],
})
