import { cityLinkFields } from '../../lib/content/fragments.ts'

/** The services and cities that the form offers. */
export const quoteFormBlockFields = `
  title, text, "services": services[]->{_id, name, "slug": slug.current}, "cities": cities[]->{${cityLinkFields}}`
