import { cityLinkFields } from '../../lib/content/fragments.ts'

/** What can be chosen in the form. */
export const quoteFormBlockFields = `
  title, text, "services": services[]->{_id, name, "slug": slug.current}, "cities": cities[]->{${cityLinkFields}}`
