import { heading, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('To read', 'À lire'),
  guides: references('guide-choose-a-tv-mount', 'guide-ev-charger-in-winter'),
})
