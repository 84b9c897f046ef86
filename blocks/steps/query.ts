import { stepFields } from '../../lib/content/fragments.ts'

/** What the cells of steps show. */
export const stepsBlockFields = `
  title, text, "steps": steps[]->{${stepFields}}`
