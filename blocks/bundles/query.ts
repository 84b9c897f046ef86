import { bundleCardFields } from '../../lib/content/fragments.ts'

/** The fields that the cards of bundles show. */
export const bundlesBlockFields = `
  title, text, "bundles": bundles[]->{${bundleCardFields}}`
