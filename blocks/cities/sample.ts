import { heading, line, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('Where', 'Où'),
  claim: line('Licensed installers', 'Installateurs certifiés'),
  cities: references('city-toronto', 'city-calgary', 'city-halifax'),
})
