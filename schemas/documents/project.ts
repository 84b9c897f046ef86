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
  shownOn: {
    pages: {
      projectsPage: { en: 'List of projects', fr: 'Liste des réalisations' },
      cityServicePage: { en: 'Before and after', fr: 'Avant et après' },
    },
    refersTo: {
      service: { en: 'Before and after', fr: 'Avant et après' },
      city: { en: 'Before and after', fr: 'Avant et après' },
    },
  },
  icon: SplitVerticalIcon,
  fields: [
    field.localeString('title', { en: 'Title', fr: 'Titre', required: true }),
    field.localeText('description', { en: 'Description', fr: 'Description', required: true }),
    field.picture('beforeImage', {
      en: ['Before', '8 by 5. Same room and camera as after.'],
      fr: ['Avant', '8 sur 5. Même pièce et même point de vue qu’après.'],
      required: true,
    }),
    field.picture('afterImage', { en: 'After', fr: 'Après', required: true }),
    field.localeString('location', {
      en: ['Location', 'Such as "Toronto, ON".'],
      fr: ['Lieu', 'Par exemple « Toronto (Ontario) ».'],
      required: true,
    }),
    field.reference('city', 'city', {
      en: ['City', 'Shows the project on the pages of this city.'],
      fr: ['Ville', 'Montre la réalisation sur les pages de cette ville.'],
    }),
    field.referenceList('service', 'services', {
      en: ['Services', 'The project is shown on the pages of these services.'],
      fr: ['Services', 'La réalisation est montrée sur les pages de ces services.'],
      min: 1,
    }),
    field.localeStringList('serviceDetails', { en: 'Details of the job', fr: 'Détails des travaux', min: 1 }),
    field.localeString('timeToComplete', {
      en: ['Time', 'Such as "3 hours".'],
      fr: ['Temps', 'Par exemple « 3 heures ».'],
      required: true,
    }),
    field.choice('complexity', COMPLEXITIES, { en: 'Complexity', fr: 'Difficulté' }),
    field.order({ en: 'Place in the showcase.', fr: 'Place parmi les réalisations.' }),
  ],
  orderings: [field.byOrder],
  preview: localizedPreview('title', 'afterImage'),
}
