import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const getQuotePage = definePage({
  name: 'getQuotePage',
  title: 'Get a quote',
  address: '/get-quote',
  fields: [
    field.localeString('estimateNote', 'Note below the estimate', {
      description:
        'Shown where the address names a service: "The contractors set the price, once they know the job."',
    }),
    field.localeText('urgentNote', 'Note on urgent requests', {
      description: 'Shown where the address says urgent: to call 911 first when somebody is in danger.',
    }),
  ],
})
