import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const contractorJoinPage = definePage({
  name: 'contractorJoinPage',
  title: 'Join the network',
  address: '/contractors/join',
  fields: [
    field.sectionHeading('form', 'Form', {
      description: 'The heading of the form and the sentence below it.',
    }),
    field.localeText('confirmation', 'What happens next', {
      description: 'Shown with the reference number when the form has been sent.',
    }),
  ],
})
