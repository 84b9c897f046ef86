import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const guaranteePage = definePage({
  name: 'guaranteePage',
  title: { en: 'Guarantee', fr: 'Garantie' },
  path: '/guarantee',
  figures: 'guarantee',
  desk: 'reasons',
  visits: 'menu',
  fields: [
    field.sectionHeading('cardsHeading', { en: 'Guarantee heading', fr: 'Titre des garanties' }),
    field.listOf('titledText', 'cards', { en: 'Guarantee cards', fr: 'Fiches des garanties', max: 4 }),
    field.sectionHeading('protectionsHeading', { en: 'Protections heading', fr: 'Titre des protections' }),
    field.localeStringList('protections', { en: 'Protections', fr: 'Protections' }),
    field.sectionHeading('claim', { en: 'How to claim', fr: 'Comment faire une réclamation' }),
    field.localeStringList('claimItems', {
      en: ['What to have ready', 'Booking reference, issue description, photos, original install date.'],
      fr: [
        'Ce qu’il faut avoir en main',
        'Numéro de réservation, description du problème, photos, date de l’installation.',
      ],
    }),
    field.sectionHeading('warrantyHeading', {
      en: 'Warranty heading',
      fr: 'Titre de la garantie des travaux',
    }),
    field.listOf('titledText', 'warranties', {
      en: 'Warranty terms',
      fr: 'Conditions de la garantie des travaux',
    }),
    field.sectionHeading('support', {
      en: ['Support line', 'Beside the phone number of the site settings.'],
      fr: ['Ligne d’assistance', 'À côté du numéro de téléphone des réglages du site.'],
    }),
    field.sectionHeading('download', {
      en: ['Download of the terms', 'The heading is also the title of the PDF.'],
      fr: ['Téléchargement des conditions', 'Le titre est aussi celui du PDF.'],
    }),
    field.localeBlocks('terms', {
      en: ['Guarantee terms', 'The text of the PDF that can be downloaded.'],
      fr: ['Conditions de la garantie', 'Le texte du PDF à télécharger.'],
    }),
  ],
})
