import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** The services are `emergencyService` documents. */
export const emergencyPage = definePage({
  name: 'emergencyPage',
  title: { en: 'Emergency services', fr: 'Services d’urgence' },
  path: '/emergency-services',
  desk: 'quotes',
  visits: 'quote',
  fields: [
    field.sectionHeading('safety', {
      en: ['Safety note', 'Says to call 911 first.'],
      fr: ['Consigne de sécurité', 'Dit d’appeler d’abord le 911.'],
    }),
    field.sectionHeading('services', { en: 'Emergency services', fr: 'Services d’urgence' }),
  ],
})
