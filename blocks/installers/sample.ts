import { heading, references } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('Who comes', 'Qui vient'),
  installers: references('installer-toronto-1', 'installer-calgary-1'),
})
