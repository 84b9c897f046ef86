import { guideCardFields } from '../../lib/content/fragments.ts'

/** The fields that the rows of guides show. */
export const guidesBlockFields = `
  title, text, "guides": guides[]->{${guideCardFields}}`
