import { guideCardFields } from '../../lib/content/fragments.ts'

/** What the rows of guides show. */
export const guidesBlockFields = `
  title, text, "guides": guides[]->{${guideCardFields}}`
