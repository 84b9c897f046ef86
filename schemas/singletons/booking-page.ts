import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const bookingPage = definePage({
  name: 'bookingPage',
  title: 'Booking page',
  address: '/book-installation',
  fields: [
    field.localeStringList('trustBullets', 'Trust bullets', {
      description: 'Beside the wizard and the quote request, such as "Free quotes".',
    }),
    field.localeText('confirmation', 'What happens next', {
      description: 'Shown with the reference number when a booking or a quote request has been sent.',
    }),
  ],
})
