import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** The services are `emergencyService` documents. */
export const emergencyPage = definePage({
  name: 'emergencyPage',
  title: 'Emergency page',
  address: '/emergency-services',
  fields: [
    field.sectionHeading('safety', 'Safety note', { description: 'Says to call 911 first.' }),
    field.sectionHeading('services', 'Emergency services'),
  ],
})
