import { heading, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('Who comes', 'Qui vient'),
  installers: references('installer-toronto-1', 'installer-calgary-1'),
})
