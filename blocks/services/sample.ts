import { heading, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('What to do first', 'Par où commencer'),
  services: references('service-heat-pump-installation', 'service-tv-mounting', 'service-ceiling-fans'),
})
