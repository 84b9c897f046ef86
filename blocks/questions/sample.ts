import { heading, references } from '../sample-parts.ts'

/** What the block is tested with. */
export const sample = () => ({
  ...heading('Asked often', 'Souvent demandé'),
  faqs: references('faq-booking-1', 'faq-booking-2'),
})
