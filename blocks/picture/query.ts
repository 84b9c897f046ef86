import { pictureFields } from '../../lib/content/fragments.ts'

/** The fields that a picture section shows. */
export const pictureBlockFields = `
  title, caption, picture{${pictureFields}}`
