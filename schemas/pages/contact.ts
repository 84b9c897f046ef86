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
      en: ['Contact details', 'Phone, hours and e-mail addresses come from the site settings.'],
      fr: ['Coordonnées', 'Le téléphone, les heures et les adresses courriel viennent des réglages du site.'],
    }),
    field.localeString('replyTime', {
      en: ['Reply time', 'Below the e-mail addresses: "Reply within 24 hours".'],
      fr: ['Délai de réponse', 'Sous les adresses courriel : « Réponse en moins de 24 heures ».'],
    }),
    field.sectionHeading('areas', { en: 'Service areas', fr: 'Zones desservies' }),
    field.referenceList('city', 'serviceAreas', { en: 'Cities named', fr: 'Villes nommées' }),
    field.sectionHeading('form', {
      en: ['Form', '"Send us a Message" and the sentence below it.'],
      fr: ['Formulaire', '« Écrivez-nous » et la phrase dessous.'],
    }),
    field.localeText('confirmation', {
      en: ['What happens next', 'Shown with the reference number when the message has been sent.'],
      fr: ['Et ensuite', 'Montré avec le numéro de référence quand le message est envoyé.'],
    }),
    field.sectionHeading('questions', { en: 'Questions heading', fr: 'Titre des questions' }),
    field.referenceList('faq', 'faqs', { en: 'Questions', fr: 'Questions', max: 4 }),
  ],
})
