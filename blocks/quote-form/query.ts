import { cityLinkFields } from '../../lib/content/fragments.ts'

/** The choices of the form. */
export const quoteFormBlockFields = `
  title, text, "services": services[]->{_id, name, "slug": slug.current}, "cities": cities[]->{${cityLinkFields}}`
