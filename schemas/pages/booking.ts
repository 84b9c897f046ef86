import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const bookingPage = definePage({
  name: 'bookingPage',
  title: { en: 'Book an installation', fr: 'Réserver une installation' },
  path: '/book-installation',
  oldPaths: ['/booking'],
  desk: 'quotes',
  visits: 'quote',
  shownOn: { pages: ['getQuotePage'] },
  fields: [
    field.localeStringList('trustBullets', {
      title: { en: 'Trust bullets', fr: 'Points qui rassurent' },
      description: {
        en: 'Beside the wizard and the quote request, such as "Free quotes".',
        fr: 'À côté de la réservation et de la demande de soumission, par exemple « Soumissions gratuites ».',
      },
    }),
    field.localeText('confirmation', {
      title: { en: 'What happens next', fr: 'Et ensuite' },
      description: {
        en: 'Shown with the reference number when a booking or a quote request has been sent.',
        fr: 'Montré avec le numéro de référence quand une réservation ou une demande de soumission est envoyée.',
      },
    }),
  ],
})
