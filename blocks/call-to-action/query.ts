import { linkFields } from '../../lib/content/fragments.ts'

/** What the band says, and where its buttons lead. */
export const callToActionBlockFields = `
  title, text, links[]{${linkFields}}`
