import { heading, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('How it goes', 'Comment ça se passe'),
  steps: references('process-step-1', 'process-step-2', 'process-step-3'),
})
