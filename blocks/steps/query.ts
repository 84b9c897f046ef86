import { stepFields } from '../../lib/content/fragments.ts'

/** The fields that the cells of steps show. */
export const stepsBlockFields = `
  title, text, "steps": steps[]->{${stepFields}}`
