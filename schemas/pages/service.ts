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
      en: ['Guarantee line', 'In the facts below the hero: "Free return, 30 days".'],
      fr: ['Ligne sur la garantie', 'Dans les faits sous l’en-tête : « Retour gratuit, 30 jours ».'],
    }),
    field.localeText('guaranteeNote', {
      en: ['Guarantee sentence', 'Contact within 30 days for a free return.'],
      fr: ['Phrase sur la garantie', 'Nous joindre dans les 30 jours pour un retour gratuit.'],
    }),
    field.sectionHeading('quoteBox', {
      en: ['Quote box', '"Get Contractor Quotes".'],
      fr: ['Encadré de soumission', '« Obtenir des soumissions d’entrepreneurs ».'],
      group: 'pricing',
    }),
    field.localeString('quoteNote', {
      en: 'Small print of the quote box',
      fr: 'Petits caractères de l’encadré de soumission',
      group: 'pricing',
    }),
    field.sectionHeading('included', { en: "What's included", fr: 'Ce qui est compris', group: 'guide' }),
    field.sectionHeading('guide', { en: 'Installation guide', fr: 'Guide d’installation', group: 'guide' }),
    field.listOf('titledText', 'localConsiderations', {
      en: ['Local considerations', 'For services that have none of their own.'],
      fr: ['Considérations locales', 'Pour les services qui n’en ont pas à eux.'],
      group: 'guide',
    }),
    field.listOf('titledText', 'safetyAndCodes', {
      en: ['Safety and codes', 'For services that have none of their own.'],
      fr: ['Sécurité et codes', 'Pour les services qui n’en ont pas à eux.'],
      group: 'guide',
    }),
    field.sectionHeading('projects', { en: 'Real projects', fr: 'Vraies réalisations' }),
    field.sectionHeading('estimator', {
      en: 'Instant estimate',
      fr: 'Estimation instantanée',
      group: 'pricing',
    }),
    field.localeText('estimatorNote', {
      en: [
        'Small print of the estimate',
        "Such as: An estimate, not a bill. The contractor's written quote is the price.",
      ],
      fr: [
        'Petits caractères de l’estimation',
        'Par exemple : Une estimation, pas une facture. Le prix est celui de la soumission écrite de l’entrepreneur.',
      ],
      group: 'pricing',
    }),
    field.localeText('averageNote', {
      en: [
        'Beside the estimate, in a city with an average',
        'Such as: Average paid in {city}: {average}, most with one or two extras.',
      ],
      fr: [
        'À côté de l’estimation, dans une ville qui a une moyenne',
        'Par exemple : Prix moyen payé à {city} : {average}, le plus souvent avec une ou deux options.',
      ],
      group: 'pricing',
    }),
    field.sectionHeading('enhancement', { en: 'Enhancement content', fr: 'Guide à onglets', group: 'guide' }),
    field.sectionHeading('comparison', { en: 'Comparison', fr: 'Comparaison', group: 'pricing' }),
    field.sectionHeading('reviews', { en: 'Reviews', fr: 'Avis' }),
    field.sectionHeading('trust', { en: 'Trust figures', fr: 'Chiffres qui rassurent' }),
    field.sectionHeading('whyChooseHeading', { en: 'Why choose us', fr: 'Pourquoi nous choisir' }),
    field.listOf('titledText', 'whyChoose', {
      en: ['Why choose points', 'For services that have none of their own.'],
      fr: ['Points de « Pourquoi nous choisir »', 'Pour les services qui n’en ont pas à eux.'],
    }),
    field.sectionHeading('questions', { en: 'Questions heading', fr: 'Titre des questions' }),
    field.listOf('faqEntry', 'faqs', {
      en: ['Questions', 'Every service has these, after its own.'],
      fr: ['Questions', 'Tous les services les ont, après les leurs.'],
    }),
    field.sectionHeading('citiesHeading', { en: 'Cities heading', fr: 'Titre des villes' }),
    field.referenceList('city', 'cities', {
      en: ['Cities', 'The sixteen of every service page.'],
      fr: ['Villes', 'Les seize de chaque page de service.'],
      max: 16,
    }),
  ],
})
