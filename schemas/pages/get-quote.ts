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
      title: { en: 'Note below the estimate', fr: 'Note sous l’estimation' },
      description: {
        en: 'Shown where the address names a service: "The contractors set the price, once they know the job."',
        fr: 'Montrée quand l’adresse nomme un service : « Les entrepreneurs fixent le prix une fois qu’ils connaissent les travaux. »',
      },
    }),
    field.localeText('urgentNote', {
      title: { en: 'Note on urgent requests', fr: 'Note des demandes urgentes' },
      description: {
        en: 'Shown where the address says urgent: to call 911 first when somebody is in danger.',
        fr: 'Montrée quand l’adresse dit que c’est urgent : appeler d’abord le 911 si quelqu’un est en danger.',
      },
    }),
  ],
})
