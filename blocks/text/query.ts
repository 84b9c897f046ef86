import { linkFields, pictureFields } from '../../lib/content/fragments.ts'

/** The fields that a text section shows. */
export const textBlockFields = `
  title, body, points[]{_key, title, text, icon}, picture{${pictureFields}}, links[]{${linkFields}}`
