import { UsersIcon } from '@sanity/icons/Users'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { namedPreview } from '#schemas/shared/preview.ts'

/** A contractor on the contractors page. */
export const featuredContractor: DocumentType = {
  name: 'featuredContractor',
  title: { en: 'Featured contractor', fr: 'Entrepreneur en vedette' },
  plural: { en: 'Featured contractors', fr: 'Entrepreneurs en vedette' },
  desk: 'trust',
  visits: 'proof',
  icon: UsersIcon,
  fields: [
    field.plainText('name', { en: 'Name', fr: 'Nom', required: true }),
    field.key({
      en: 'Its id in quote links: /get-quote?contractor={key}. Do not change it.',
      fr: 'Sa clé dans les liens de soumission : /get-quote?contractor={clé}. Ne la changez pas.',
    }),
    field.localeString('location', {
      en: ['Location', 'Such as "Toronto, ON".'],
      fr: ['Lieu', 'Par exemple « Toronto (Ontario) ».'],
      required: true,
    }),
    field.rating('rating', { en: 'Rating', fr: 'Note', required: true }),
    field.count('reviews', { en: 'Number of reviews', fr: 'Nombre d’avis', required: true }),
    field.localeStringList('specialties', { en: 'Specialties', fr: 'Spécialités', min: 1 }),
    field.count('yearsExperience', { en: 'Years of experience', fr: 'Années d’expérience', required: true }),
    field.yesNo('licensed', { en: 'Licensed', fr: 'Titulaire d’une licence' }),
    field.yesNo('insured', { en: 'Insured', fr: 'Assuré' }),
    field.localeString('responseTime', {
      en: ['Response time', 'Such as "Within 2 hours".'],
      fr: ['Délai de réponse', 'Par exemple « En moins de 2 heures ».'],
      required: true,
    }),
    field.order({
      en: 'Place in lists of the Studio. On their page contractors stand as its list says.',
      fr: 'Place dans les listes du Studio. Sur leur page, les entrepreneurs suivent sa liste.',
    }),
    field.picture('picture', {
      en: ['Picture', 'Empty: a drawing made from the initials.'],
      fr: ['Image', 'Vide : un dessin fait avec les initiales.'],
    }),
  ],
  orderings: [field.byOrder],
  preview: namedPreview('location'),
}
