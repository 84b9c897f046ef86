import { figuresFields } from '../../lib/content/fragments.ts'

/** The figures of one page. */
export const figuresBlockFields = `
  title, text, figures->{${figuresFields}}`
