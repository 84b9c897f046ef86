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
      en: ['Trust bullets', 'Beside the wizard and the quote request, such as "Free quotes".'],
      fr: [
        'Points qui rassurent',
        'À côté de la réservation et de la demande de soumission, par exemple « Soumissions gratuites ».',
      ],
    }),
    field.localeText('confirmation', {
      en: [
        'What happens next',
        'Shown with the reference number when a booking or a quote request has been sent.',
      ],
      fr: [
        'Et ensuite',
        'Montré avec le numéro de référence quand une réservation ou une demande de soumission est envoyée.',
      ],
    }),
    field.listOf('nextStep', 'nextSteps', {
      en: ['Next steps', 'Below it, each with its date.'],
      fr: ['Étapes suivantes', 'Dessous, chacune avec sa date.'],
      max: 5,
    }),
  ],
})
