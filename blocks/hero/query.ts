import { linkFields, pictureFields } from '../../lib/content/fragments.ts'

/** The fields that the head of a page shows. */
export const heroBlockFields = `
  title, lead, picture{${pictureFields}}, links[]{${linkFields}}`
