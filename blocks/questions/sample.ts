import { heading, references } from '../sample-parts.ts'

export const sample = () => ({
  ...heading('Asked often', 'Souvent demandé'),
  faqs: references('faq-booking-1', 'faq-booking-2'),
})
