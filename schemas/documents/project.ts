import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { COMPLEXITIES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A finished job, with a picture before it and one after it. */
export const project: DocumentType = {
  name: 'project',
  title: { en: 'Project', fr: 'Réalisation' },
  plural: { en: 'Projects, before and after', fr: 'Réalisations, avant et après' },
  desk: 'trust',
  visits: 'proof',
  shownOn: { pages: ['projectsPage', 'cityServicePage'], with: ['service', 'city', 'homePage'] },
  type: 'document',
  icon: SplitVerticalIcon,
  fields: [
    field.localeString('title', { title: { en: 'Title', fr: 'Titre' }, required: true }),
    field.localeText('description', { title: { en: 'Description', fr: 'Description' }, required: true }),
    field.picture('beforeImage', {
      title: { en: 'Before', fr: 'Avant' },
      description: {
        en: '8 by 5. Same room and camera as after.',
        fr: '8 sur 5. Même pièce et même point de vue qu’après.',
      },
      required: true,
    }),
    field.picture('afterImage', { title: { en: 'After', fr: 'Après' }, required: true }),
    field.localeString('location', {
      title: { en: 'Location', fr: 'Lieu' },
      description: { en: 'Such as "Toronto, ON".', fr: 'Par exemple « Toronto (Ontario) ».' },
      required: true,
    }),
    field.reference('city', 'city', {
      title: { en: 'City', fr: 'Ville' },
      description: {
        en: 'Shows the project on the pages of this city.',
        fr: 'Montre la réalisation sur les pages de cette ville.',
      },
    }),
    field.referenceList('service', 'services', {
      title: { en: 'Services', fr: 'Services' },
      description: {
        en: 'The project is shown on the pages of these services.',
        fr: 'La réalisation est montrée sur les pages de ces services.',
      },
      min: 1,
    }),
    field.localeStringList('serviceDetails', {
      title: { en: 'Details of the job', fr: 'Détails des travaux' },
      min: 1,
    }),
    field.localeString('timeToComplete', {
      title: { en: 'Time', fr: 'Temps' },
      description: { en: 'Such as "3 hours".', fr: 'Par exemple « 3 heures ».' },
      required: true,
    }),
    field.choice('complexity', COMPLEXITIES, { title: { en: 'Complexity', fr: 'Difficulté' } }),
    field.order({ en: 'Place in the showcase.', fr: 'Place parmi les réalisations.' }),
  ],
  orderings: [
    { name: 'order', title: { en: 'Order', fr: 'Ordre' }, by: [{ field: 'order', direction: 'asc' }] },
  ],
  preview: localizedPreview('title', 'afterImage'),
}
