import * as field from '#schemas/shared/fields.ts'
import { pagesIn } from '#schemas/shared/page.ts'

export const reasonsPages = pagesIn('reasons', [
  /** The six steps are in `processStep` documents, the figures in `pageFigures`. */
  {
    name: 'howItWorksPage',
    title: { en: 'How it works', fr: 'Comment ça marche' },
    path: '/how-it-works',
    figures: 'how-it-works',
    visits: 'menu',
    fields: [
      field.sectionHeading('steps', { en: 'Steps heading', fr: 'Titre des étapes' }),
      field.sectionHeading('processes', {
        en: 'Service-specific processes',
        fr: 'Déroulement selon le service',
      }),
      field.listOf('titledText', 'serviceProcesses', { en: 'Processes', fr: 'Déroulements' }),
      field.sectionHeading('figures', { en: 'Figures heading', fr: 'Titre des chiffres' }),
      field.sectionHeading('safeguards', { en: 'Trust safeguards', fr: 'Titre des précautions' }),
      field.listOf('titledText', 'trustSafeguards', { en: 'Safeguards', fr: 'Précautions' }),
      field.sectionHeading('questions', { en: 'Questions heading', fr: 'Titre des questions' }),
      field.referenceList('faq', 'faqs', { en: 'Questions', fr: 'Questions' }),
    ],
  },
  {
    name: 'guaranteePage',
    title: { en: 'Guarantee', fr: 'Garantie' },
    path: '/guarantee',
    figures: 'guarantee',
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
  },
  {
    name: 'reviewsPage',
    title: { en: 'Reviews', fr: 'Avis' },
    path: '/reviews',
    figures: 'reviews',
    visits: 'proof',
    fields: [
      field.sectionHeading('figures', { en: 'Figures heading', fr: 'Titre des chiffres' }),
      field.sectionHeading('trust', { en: 'Trust section', fr: 'Section sur la confiance' }),
      field.listOf('titledText', 'trustPoints', { en: 'Trust points', fr: 'Points sur la confiance' }),
      field.sectionHeading('list', { en: 'List of reviews', fr: 'Liste des avis' }),
    ],
  },
  {
    name: 'projectsPage',
    title: { en: 'Projects', fr: 'Réalisations' },
    path: '/projects',
    visits: 'proof',
  },
  /** The questions themselves are `faq` documents, grouped by topic. */
  {
    name: 'faqPage',
    title: { en: 'FAQ', fr: 'Foire aux questions' },
    path: '/faq',
    visits: 'menu',
  },
])
