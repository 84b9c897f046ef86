import { heading, quoteLink, servicesLink } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('Book today', 'Réservez aujourd’hui'),
  links: [quoteLink, servicesLink],
})
