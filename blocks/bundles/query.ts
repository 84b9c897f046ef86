import { bundleCardFields } from '../../lib/content/fragments.ts'

/** What the cards of bundles show. */
export const bundlesBlockFields = `
  title, text, "bundles": bundles[]->{${bundleCardFields}}`
