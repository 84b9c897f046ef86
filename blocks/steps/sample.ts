import { heading, references } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('How it goes', 'Comment ça se passe'),
  steps: references('process-step-1', 'process-step-2', 'process-step-3'),
})
