import { CalendarIcon } from '@sanity/icons/Calendar'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { pricedPreview } from '#schemas/shared/preview.ts'

/** A choice in the first step of the booking wizard (docs/product.md, Booking wizard). */
export const bookingServiceType: DocumentType = {
  name: 'bookingServiceType',
  title: { en: 'Booking service type', fr: 'Type de service de la réservation' },
  plural: { en: 'Service types of the booking form', fr: 'Types de service de la réservation' },
  desk: 'catalogue',
  visits: 'quote',
  shownOn: { pages: { bookingPage: { en: 'Choice of the service', fr: 'Choix du service' } } },
  icon: CalendarIcon,
  fields: [
    field.key({
      en: 'What the lead carries as service type, such as tv-audio. Do not change it.',
      fr: 'Ce que porte la demande comme type de service, par exemple tv-audio. Ne la changez pas.',
    }),
    field.localeString('title', { en: 'Title', fr: 'Titre', required: true }),
    field.localeText('description', { en: 'Description', fr: 'Description', required: true }),
    field.yesNo('popular', { en: 'Popular', fr: 'Populaire' }),
    field.localeString('estimatedTime', {
      en: ['Estimated time', 'From 1 to 5 hours.'],
      fr: ['Durée estimée', 'De 1 à 5 heures.'],
      required: true,
    }),
    field.priceRange('priceRange', { en: 'Price range', fr: 'Fourchette de prix', required: true }),
    field.localeString('detailLabel', {
      en: ['Label of the detail', 'Such as "Screen size".'],
      fr: ['Libellé de la précision', 'Par exemple « Taille de l’écran ».'],
    }),
    field.listOf('detailOption', 'detailOptions', { en: 'Detail options', fr: 'Choix proposés' }),
    field.referenceList('service', 'services', {
      en: ['Services', 'A booking that starts from one of these services chooses this type.'],
      fr: ['Services', 'Une réservation qui part d’un de ces services choisit ce type.'],
    }),
    field.order({ en: 'Place in the wizard.', fr: 'Place dans la réservation.' }),
    field.picture('picture', { en: 'Picture', fr: 'Image' }),
  ],
  orderings: [field.byOrder],
  preview: pricedPreview('title', 'priceRange'),
}
