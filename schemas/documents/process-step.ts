import { OlistIcon } from '@sanity/icons/Olist'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** One of the six steps of a job (docs/product.md, How it works page). */
export const processStep: DocumentType = {
  name: 'processStep',
  title: { en: 'Process step', fr: 'Étape' },
  plural: { en: 'Steps of "How it works"', fr: 'Étapes de « Comment ça marche »' },
  desk: 'reasons',
  visits: 'menu',
  shownOn: {
    pages: {
      homePage: { en: 'Steps', fr: 'Étapes' },
      howItWorksPage: { en: 'Steps', fr: 'Étapes' },
    },
  },
  icon: OlistIcon,
  fields: [
    field.localeString('title', ['Title', 'Titre'], {
      en: 'On the how-it-works page.',
      fr: 'Sur la page « Comment ça marche ».',
      required: true,
    }),
    field.localeString('shortTitle', ['Short title', 'Titre court'], {
      en: 'On the home page. Empty: the title.',
      fr: 'Sur la page d’accueil. Vide : le titre.',
    }),
    field.localeText('description', ['Description', 'Description'], { required: true }),
    field.localeString('duration', ['Duration', 'Durée'], {
      en: 'Such as "5-15 minutes".',
      fr: 'Par exemple « 5 à 15 minutes ».',
      required: true,
    }),
    field.localeStringList('details', ['Details', 'Détails'], {
      en: 'On the how-it-works page.',
      fr: 'Sur la page « Comment ça marche ».',
    }),
    field.order({ en: 'Number of the step, from 1.', fr: 'Numéro de l’étape, à partir de 1.' }),
    field.picture('picture', ['Picture', 'Image'], { en: '240 by 150.', fr: '240 sur 150.' }),
  ],
  orderings: [field.byOrder],
  preview: localizedPreview('title', 'picture'),
}
