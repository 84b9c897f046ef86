import { service } from '#schemas/documents/service.ts'
import * as field from '#schemas/shared/fields.ts'
import { guideGroup, pricingGroup } from '#schemas/shared/groups.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the data of every service page; the heading itself is the service's name. */
export const servicePage = definePage({
  name: 'servicePage',
  title: { en: 'Service pages', fr: 'Pages des services' },
  path: service.path,
  figures: 'service',
  desk: 'shared',
  visits: 'pagesOfAKind',
  documentsBring: 'all',
  placeholders: ['service', 'duration', 'priceRange'],
  groups: [pricingGroup, guideGroup],
  fields: [
    field.localeString('guaranteeLine', {
      title: { en: 'Guarantee line', fr: 'Ligne sur la garantie' },
      description: {
        en: 'In the facts below the hero: "Free return, 30 days".',
        fr: 'Dans les faits sous l’en-tête : « Retour gratuit, 30 jours ».',
      },
    }),
    field.localeText('guaranteeNote', {
      title: { en: 'Guarantee sentence', fr: 'Phrase sur la garantie' },
      description: {
        en: 'Contact within 30 days for a free return.',
        fr: 'Nous joindre dans les 30 jours pour un retour gratuit.',
      },
    }),
    field.sectionHeading('quoteBox', {
      title: { en: 'Quote box', fr: 'Encadré de soumission' },
      description: { en: '"Get Contractor Quotes".', fr: '« Obtenir des soumissions d’entrepreneurs ».' },
      group: pricingGroup.name,
    }),
    field.localeString('quoteNote', {
      title: { en: 'Small print of the quote box', fr: 'Petits caractères de l’encadré de soumission' },
      group: pricingGroup.name,
    }),
    field.sectionHeading('included', {
      title: { en: "What's included", fr: 'Ce qui est compris' },
      group: guideGroup.name,
    }),
    field.sectionHeading('guide', {
      title: { en: 'Installation guide', fr: 'Guide d’installation' },
      group: guideGroup.name,
    }),
    field.listOf('titledText', 'localConsiderations', {
      title: { en: 'Local considerations', fr: 'Considérations locales' },
      description: {
        en: 'For services that have none of their own.',
        fr: 'Pour les services qui n’en ont pas à eux.',
      },
      group: guideGroup.name,
    }),
    field.listOf('titledText', 'safetyAndCodes', {
      title: { en: 'Safety and codes', fr: 'Sécurité et codes' },
      description: {
        en: 'For services that have none of their own.',
        fr: 'Pour les services qui n’en ont pas à eux.',
      },
      group: guideGroup.name,
    }),
    field.sectionHeading('projects', { title: { en: 'Real projects', fr: 'Vraies réalisations' } }),
    field.sectionHeading('estimator', {
      title: { en: 'Instant estimate', fr: 'Estimation instantanée' },
      group: pricingGroup.name,
    }),
    field.localeText('estimatorNote', {
      title: { en: 'Small print of the estimate', fr: 'Petits caractères de l’estimation' },
      description: {
        en: "Such as: An estimate, not a bill. The contractor's written quote is the price.",
        fr: 'Par exemple : Une estimation, pas une facture. Le prix est celui de la soumission écrite de l’entrepreneur.',
      },
      group: pricingGroup.name,
    }),
    field.sectionHeading('enhancement', {
      title: { en: 'Enhancement content', fr: 'Guide à onglets' },
      group: guideGroup.name,
    }),
    field.sectionHeading('comparison', {
      title: { en: 'Comparison', fr: 'Comparaison' },
      group: pricingGroup.name,
    }),
    field.sectionHeading('reviews', { title: { en: 'Reviews', fr: 'Avis' } }),
    field.sectionHeading('trust', { title: { en: 'Trust figures', fr: 'Chiffres qui rassurent' } }),
    field.sectionHeading('whyChooseHeading', { title: { en: 'Why choose us', fr: 'Pourquoi nous choisir' } }),
    field.listOf('titledText', 'whyChoose', {
      title: { en: 'Why choose points', fr: 'Points de « Pourquoi nous choisir »' },
      description: {
        en: 'For services that have none of their own.',
        fr: 'Pour les services qui n’en ont pas à eux.',
      },
    }),
    field.sectionHeading('questions', { title: { en: 'Questions heading', fr: 'Titre des questions' } }),
    field.listOf('faqEntry', 'faqs', {
      title: { en: 'Questions', fr: 'Questions' },
      description: {
        en: 'Every service has these, after its own.',
        fr: 'Tous les services les ont, après les leurs.',
      },
    }),
    field.sectionHeading('citiesHeading', { title: { en: 'Cities heading', fr: 'Titre des villes' } }),
    field.referenceList('city', 'cities', {
      title: { en: 'Cities', fr: 'Villes' },
      description: { en: 'The sixteen of every service page.', fr: 'Les seize de chaque page de service.' },
      max: 16,
    }),
  ],
})
