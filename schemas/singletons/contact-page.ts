import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const contactPage = definePage({
  name: 'contactPage',
  title: 'Contact page',
  address: '/contact',
  fields: [
    field.sectionHeading('details', 'Contact details', {
      description: 'Phone, hours and e-mail addresses come from the site settings.',
    }),
    field.localeString('replyTime', 'Reply time', {
      description: 'Below the e-mail addresses: "Reply within 24 hours".',
    }),
    field.sectionHeading('areas', 'Service areas'),
    field.referenceList('city', 'serviceAreas', 'Cities named'),
    field.sectionHeading('form', 'Form', { description: '"Send us a Message" and the sentence below it.' }),
    field.localeText('confirmation', 'What happens next', {
      description: 'Shown with the reference number when the message has been sent.',
    }),
    field.sectionHeading('questions', 'Questions heading'),
    field.referenceList('faq', 'faqs', 'Questions', { max: 4 }),
  ],
})
