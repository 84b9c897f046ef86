import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const contractorJoinPage = definePage({
  name: 'contractorJoinPage',
  title: { en: 'Contractor application', fr: 'Candidature d’entrepreneur' },
  path: '/contractors/join',
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
