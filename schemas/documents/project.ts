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
    field.localeString('title', ['Title', 'Titre'], { required: true }),
    field.localeText('description', ['Description', 'Description'], { required: true }),
    field.picture('beforeImage', ['Before', 'Avant'], {
      en: '8 by 5. Same room and camera as after.',
      fr: '8 sur 5. Même pièce et même point de vue qu’après.',
      required: true,
    }),
    field.picture('afterImage', ['After', 'Après'], { required: true }),
    field.localeString('location', ['Location', 'Lieu'], {
      en: 'Such as "Toronto, ON".',
      fr: 'Par exemple « Toronto (Ontario) ».',
      required: true,
    }),
    field.reference('city', 'city', ['City', 'Ville'], {
      en: 'Shows the project on the pages of this city.',
      fr: 'Montre la réalisation sur les pages de cette ville.',
    }),
    field.referenceList('service', 'services', ['Services', 'Services'], {
      en: 'The project is shown on the pages of these services.',
      fr: 'La réalisation est montrée sur les pages de ces services.',
      min: 1,
    }),
    field.localeStringList('serviceDetails', ['Details of the job', 'Détails des travaux'], { min: 1 }),
    field.localeString('timeToComplete', ['Time', 'Temps'], {
      en: 'Such as "3 hours".',
      fr: 'Par exemple « 3 heures ».',
      required: true,
    }),
    field.choice('complexity', COMPLEXITIES, ['Complexity', 'Difficulté']),
    field.date('date', ['Date', 'Date'], {
      en: 'When the job was done.',
      fr: 'Quand les travaux ont été faits.',
    }),
    field.count('pricePaid', ['Price paid', 'Prix payé'], {
      en: 'In whole dollars, before tax.',
      fr: 'En dollars entiers, avant les taxes.',
    }),
    field.plainText('installerName', ['Installer', 'Installateur']),
    field.sample,
    field.listOf('picture', 'photos', ['Further photos', 'Autres photos']),
    field.order({ en: 'Place in the showcase.', fr: 'Place parmi les réalisations.' }),
  ],
  orderings: [field.byOrder],
  preview: localizedPreview('title', 'afterImage'),
}
