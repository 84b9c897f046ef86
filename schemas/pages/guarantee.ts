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
    field.sectionHeading('cardsHeading', { title: { en: 'Guarantee heading', fr: 'Titre des garanties' } }),
    field.listOf('titledText', 'cards', {
      title: { en: 'Guarantee cards', fr: 'Fiches des garanties' },
      max: 4,
    }),
    field.sectionHeading('protectionsHeading', {
      title: { en: 'Protections heading', fr: 'Titre des protections' },
    }),
    field.localeStringList('protections', { title: { en: 'Protections', fr: 'Protections' } }),
    field.sectionHeading('claim', { title: { en: 'How to claim', fr: 'Comment faire une réclamation' } }),
    field.localeStringList('claimItems', {
      title: { en: 'What to have ready', fr: 'Ce qu’il faut avoir en main' },
      description: {
        en: 'Booking reference, issue description, photos, original install date.',
        fr: 'Numéro de réservation, description du problème, photos, date de l’installation.',
      },
    }),
    field.sectionHeading('warrantyHeading', {
      title: { en: 'Warranty heading', fr: 'Titre de la garantie des travaux' },
    }),
    field.listOf('titledText', 'warranties', {
      title: { en: 'Warranty terms', fr: 'Conditions de la garantie des travaux' },
    }),
    field.sectionHeading('support', {
      title: { en: 'Support line', fr: 'Ligne d’assistance' },
      description: {
        en: 'Beside the phone number of the site settings.',
        fr: 'À côté du numéro de téléphone des réglages du site.',
      },
    }),
    field.sectionHeading('download', {
      title: { en: 'Download of the terms', fr: 'Téléchargement des conditions' },
      description: {
        en: 'The heading is also the title of the PDF.',
        fr: 'Le titre est aussi celui du PDF.',
      },
    }),
    field.localeBlocks('terms', {
      title: { en: 'Guarantee terms', fr: 'Conditions de la garantie' },
      description: {
        en: 'The text of the PDF that can be downloaded.',
        fr: 'Le texte du PDF à télécharger.',
      },
    }),
  ],
})
