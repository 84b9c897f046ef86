import { pictureFields } from '../../lib/content/fragments.ts'

/** What a picture section shows. */
export const pictureBlockFields = `
  title, caption, picture{${pictureFields}}`
