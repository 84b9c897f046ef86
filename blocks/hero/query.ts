import { linkFields, pictureFields } from '../../lib/content/fragments.ts'

/** What the head of a page shows. */
export const heroBlockFields = `
  title, lead, picture{${pictureFields}}, links[]{${linkFields}}`
