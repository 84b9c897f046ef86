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
    field.localeString('title', ['Title', 'Titre'], { required: true }),
    field.localeText('description', ['Description', 'Description'], { required: true }),
    field.yesNo('popular', ['Popular', 'Populaire']),
    field.localeString('estimatedTime', ['Estimated time', 'Durée estimée'], {
      en: 'From 1 to 5 hours.',
      fr: 'De 1 à 5 heures.',
      required: true,
    }),
    field.priceRange('priceRange', ['Price range', 'Fourchette de prix'], {
      en: 'Of all its services, with their compulsory fees and before tax, written like $100-$300.',
      fr: 'De tous ses services, avec leurs frais obligatoires et avant taxes, écrite ainsi : $100-$300.',
      required: true,
    }),
    field.localeString('detailLabel', ['Label of the detail', 'Libellé de la précision'], {
      en: 'Such as "Screen size".',
      fr: 'Par exemple « Taille de l’écran ».',
    }),
    field.listOf('detailOption', 'detailOptions', ['Detail options', 'Choix proposés']),
    field.referenceList('service', 'services', ['Services', 'Services'], {
      en: 'A booking that starts from one of these services chooses this type.',
      fr: 'Une réservation qui part d’un de ces services choisit ce type.',
    }),
    field.order({ en: 'Place in the wizard.', fr: 'Place dans la réservation.' }),
    field.picture('picture', ['Picture', 'Image']),
  ],
  orderings: [field.byOrder],
  preview: pricedPreview('title', 'priceRange'),
}
