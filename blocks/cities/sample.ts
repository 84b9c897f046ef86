import { heading, line, references } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('Where', 'Où'),
  claim: line('Licensed installers', 'Installateurs certifiés'),
  cities: references('city-toronto', 'city-calgary', 'city-halifax'),
})
