import { heading, references } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('Booked together', 'Réservés ensemble'),
  bundles: references('bundle-home-office-pro', 'bundle-smart-home-starter'),
})
