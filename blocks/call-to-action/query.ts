import { linkFields } from '../../lib/content/fragments.ts'

/** The texts of the band and the targets of its buttons. */
export const callToActionBlockFields = `
  title, text, links[]{${linkFields}}`
