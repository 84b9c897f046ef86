import { heading, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('Booked together', 'Réservés ensemble'),
  bundles: references('bundle-home-office-pro', 'bundle-smart-home-starter'),
})
