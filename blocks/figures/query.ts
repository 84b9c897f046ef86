import { figuresFields } from '../../lib/content/fragments.ts'

/** The marketing figures of one page, such as `50,000+ installs`. */
export const figuresBlockFields = `
  title, text, figures->{${figuresFields}}`
