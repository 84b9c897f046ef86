import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const contactPage = definePage({
  name: 'contactPage',
  title: { en: 'Contact', fr: 'Contact' },
  path: '/contact',
  desk: 'main',
  visits: 'quote',
  fields: [
    field.sectionHeading('details', {
      title: { en: 'Contact details', fr: 'Coordonnées' },
      description: {
        en: 'Phone, hours and e-mail addresses come from the site settings.',
        fr: 'Le téléphone, les heures et les adresses courriel viennent des réglages du site.',
      },
    }),
    field.localeString('replyTime', {
      title: { en: 'Reply time', fr: 'Délai de réponse' },
      description: {
        en: 'Below the e-mail addresses: "Reply within 24 hours".',
        fr: 'Sous les adresses courriel : « Réponse en moins de 24 heures ».',
      },
    }),
    field.sectionHeading('areas', { title: { en: 'Service areas', fr: 'Zones desservies' } }),
    field.referenceList('city', 'serviceAreas', { title: { en: 'Cities named', fr: 'Villes nommées' } }),
    field.sectionHeading('form', {
      title: { en: 'Form', fr: 'Formulaire' },
      description: {
        en: '"Send us a Message" and the sentence below it.',
        fr: '« Écrivez-nous » et la phrase dessous.',
      },
    }),
    field.localeText('confirmation', {
      title: { en: 'What happens next', fr: 'Et ensuite' },
      description: {
        en: 'Shown with the reference number when the message has been sent.',
        fr: 'Montré avec le numéro de référence quand le message est envoyé.',
      },
    }),
    field.sectionHeading('questions', { title: { en: 'Questions heading', fr: 'Titre des questions' } }),
    field.referenceList('faq', 'faqs', { title: { en: 'Questions', fr: 'Questions' }, max: 4 }),
  ],
})
