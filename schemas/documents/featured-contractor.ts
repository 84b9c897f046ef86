import { UsersIcon } from '@sanity/icons/Users'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { ownText } from '#schemas/shared/preview.ts'

/** A contractor on the contractors page. */
export const featuredContractor: DocumentType = {
  name: 'featuredContractor',
  title: { en: 'Featured contractor', fr: 'Entrepreneur en vedette' },
  plural: { en: 'Featured contractors', fr: 'Entrepreneurs en vedette' },
  desk: 'trust',
  visits: 'proof',
  shownOn: { with: ['contractorsPage'] },
  type: 'document',
  icon: UsersIcon,
  fields: [
    field.plainText('name', { title: { en: 'Name', fr: 'Nom' }, required: true }),
    field.key({
      en: 'Its id in quote links: /get-quote?contractor={key}. Do not change it.',
      fr: 'Sa clé dans les liens de soumission : /get-quote?contractor={clé}. Ne la changez pas.',
    }),
    field.localeString('location', {
      title: { en: 'Location', fr: 'Lieu' },
      description: { en: 'Such as "Toronto, ON".', fr: 'Par exemple « Toronto (Ontario) ».' },
      required: true,
    }),
    field.rating('rating', { title: { en: 'Rating', fr: 'Note' }, required: true }),
    field.count('reviews', { title: { en: 'Number of reviews', fr: 'Nombre d’avis' }, required: true }),
    field.localeStringList('specialties', { title: { en: 'Specialties', fr: 'Spécialités' }, min: 1 }),
    field.count('yearsExperience', {
      title: { en: 'Years of experience', fr: 'Années d’expérience' },
      required: true,
    }),
    field.yesNo('licensed', { title: { en: 'Licensed', fr: 'Titulaire d’une licence' } }),
    field.yesNo('insured', { title: { en: 'Insured', fr: 'Assuré' } }),
    field.localeString('responseTime', {
      title: { en: 'Response time', fr: 'Délai de réponse' },
      description: { en: 'Such as "Within 2 hours".', fr: 'Par exemple « En moins de 2 heures ».' },
      required: true,
    }),
    field.order({ en: 'Place on the contractors page.', fr: 'Place sur la page des entrepreneurs.' }),
    field.picture('picture', {
      title: { en: 'Picture', fr: 'Image' },
      description: {
        en: 'Empty: a drawing made from the initials.',
        fr: 'Vide : un dessin fait avec les initiales.',
      },
    }),
  ],
  orderings: [
    { name: 'order', title: { en: 'Order', fr: 'Ordre' }, by: [{ field: 'order', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'name', media: 'picture' },
    texts: { subtitle: 'location' },
    prepare: ({ title, subtitle, media }, language) => ({
      title,
      subtitle: ownText(subtitle, language),
      media,
    }),
  },
}
