import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const getQuotePage = definePage({
  name: 'getQuotePage',
  title: { en: 'Get a quote', fr: 'Demander une soumission' },
  path: '/get-quote',
  oldPaths: ['/quote', '/quotes', '/request-quote', '/free-quote'],
  desk: 'quotes',
  visits: 'quote',
  fields: [
    field.localeString('estimateNote', {
      en: [
        'Note below the estimate',
        'Shown where the address names a service: "The contractors set the price, once they know the job."',
      ],
      fr: [
        'Note sous l’estimation',
        'Montrée quand l’adresse nomme un service : « Les entrepreneurs fixent le prix une fois qu’ils connaissent les travaux. »',
      ],
    }),
    field.localeText('urgentNote', {
      en: [
        'Note on urgent requests',
        'Shown where the address says urgent: to call 911 first when somebody is in danger.',
      ],
      fr: [
        'Note des demandes urgentes',
        'Montrée quand l’adresse dit que c’est urgent : appeler d’abord le 911 si quelqu’un est en danger.',
      ],
    }),
  ],
})
