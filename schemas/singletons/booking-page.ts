import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const bookingPage = definePage({
  name: 'bookingPage',
  title: 'Booking page',
  address: '/book-installation',
  fields: [
    field.localeStringList('trustBullets', 'Trust bullets', {
      description: 'Beside the wizard, such as "Free quotes".',
    }),
    field.localeText('privacyNote', 'Privacy note', {
      description: 'Where personal data is asked for: why, who receives it, how to withdraw.',
    }),
  ],
})
