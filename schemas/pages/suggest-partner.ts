import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const suggestPartnerPage = definePage({
  name: 'suggestPartnerPage',
  title: { en: 'Suggest a partner', fr: 'Suggérer un partenaire' },
  path: '/suggest-partner',
  desk: 'professionals',
  visits: 'few',
  fields: [
    field.sectionHeading('form', {
      en: ['Form', 'The heading of the form and the sentence below it.'],
      fr: ['Formulaire', 'Le titre du formulaire et la phrase dessous.'],
    }),
    field.localeText('confirmation', {
      en: ['What happens next', 'Shown with the reference number when the form has been sent.'],
      fr: ['Et ensuite', 'Montré avec le numéro de référence quand le formulaire est envoyé.'],
    }),
  ],
})
