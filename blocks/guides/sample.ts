import { heading, references } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('To read', 'À lire'),
  guides: references('guide-choose-a-tv-mount', 'guide-ev-charger-in-winter'),
})
