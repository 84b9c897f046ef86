import { onTab } from '#schemas/define.ts'
import { bundle } from '#schemas/documents/bundle.ts'
import { category } from '#schemas/documents/category.ts'
import { city } from '#schemas/documents/city.ts'
import { service } from '#schemas/documents/service.ts'
import * as field from '#schemas/shared/fields.ts'
import { pagesIn } from '#schemas/shared/page.ts'

export const sharedPages = pagesIn('shared', [
  /** Texts around the data of every service page; the heading itself is the service's name. */
  {
    name: 'servicePage',
    title: { en: 'Service pages', fr: 'Pages des services' },
    path: service.path,
    figures: 'service',
    visits: 'pagesOfAKind',
    documentsBring: 'all',
    placeholders: ['service', 'duration', 'priceRange'],
    fieldPlaceholders: { averageNote: ['city', 'average'] },
    fields: [
      field.localeString('guaranteeLine', {
        en: ['Guarantee line', 'In the facts below the hero: "Free return, 30 days".'],
        fr: ['Ligne sur la garantie', 'Dans les faits sous l’en-tête : « Retour gratuit, 30 jours ».'],
      }),
      field.localeText('guaranteeNote', {
        en: ['Guarantee sentence', 'Contact within 30 days for a free return.'],
        fr: ['Phrase sur la garantie', 'Nous joindre dans les 30 jours pour un retour gratuit.'],
      }),
      ...onTab('pricing', [
        field.sectionHeading('quoteBox', {
          en: ['Quote box', '"Get Contractor Quotes".'],
          fr: ['Encadré de soumission', '« Obtenir des soumissions d’entrepreneurs ».'],
        }),
        field.localeString('quoteNote', {
          en: 'Small print of the quote box',
          fr: 'Petits caractères de l’encadré de soumission',
        }),
      ]),
      ...onTab('guide', [
        field.sectionHeading('included', { en: "What's included", fr: 'Ce qui est compris' }),
        field.sectionHeading('guide', { en: 'Installation guide', fr: 'Guide d’installation' }),
        field.listOf('titledText', 'localConsiderations', {
          en: ['Local considerations', 'For services that have none of their own.'],
          fr: ['Considérations locales', 'Pour les services qui n’en ont pas à eux.'],
        }),
        field.listOf('titledText', 'safetyAndCodes', {
          en: ['Safety and codes', 'For services that have none of their own.'],
          fr: ['Sécurité et codes', 'Pour les services qui n’en ont pas à eux.'],
        }),
      ]),
      field.sectionHeading('projects', { en: 'Real projects', fr: 'Vraies réalisations' }),
      ...onTab('pricing', [
        field.sectionHeading('estimator', { en: 'Instant estimate', fr: 'Estimation instantanée' }),
        field.localeText('estimatorNote', {
          en: [
            'Small print of the estimate',
            "Such as: An estimate, not a bill. The contractor's written quote is the price.",
          ],
          fr: [
            'Petits caractères de l’estimation',
            'Par exemple : Une estimation, pas une facture. Le prix est celui de la soumission écrite de l’entrepreneur.',
          ],
        }),
        field.localeText('averageNote', {
          en: [
            'Beside the estimate, in a city with an average',
            'Such as: Average paid in {city}: {average}, most with one or two extras.',
          ],
          fr: [
            'À côté de l’estimation, dans une ville qui a une moyenne',
            'Par exemple : Prix moyen payé à {city} : {average}, le plus souvent avec une ou deux options.',
          ],
        }),
      ]),
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
  },
  /** Texts around the services of every category page; the heading itself is the category's title. */
  {
    name: 'categoryPage',
    title: { en: 'Category pages', fr: 'Pages des catégories' },
    path: category.path,
    visits: 'pagesOfAKind',
    documentsBring: 'all',
    placeholders: ['category'],
    fields: [
      field.sectionHeading('services', { en: 'Services of the category', fr: 'Services de la catégorie' }),
      field.sectionHeading('other', {
        en: ['After the last service', 'For a job that is not among the cards.'],
        fr: ['Après le dernier service', 'Pour un travail qui n’est pas parmi les fiches.'],
      }),
      field.sectionHeading('aboutHeading', {
        en: ['About the trade', 'The text below it is the category’s own.'],
        fr: ['À propos du métier', 'Le texte dessous est celui de la catégorie.'],
      }),
      field.sectionHeading('neighboursHeading', { en: 'Neighbouring categories', fr: 'Catégories voisines' }),
      field.sectionHeading('empty', {
        en: ['A category without services', 'The hint below "No Services Found".'],
        fr: ['Une catégorie sans service', 'Le conseil sous « Aucun service trouvé ».'],
      }),
    ],
  },
  /** Texts around the data of every city page. */
  {
    name: 'cityPage',
    title: { en: 'City pages', fr: 'Pages des villes' },
    path: city.path,
    visits: 'pagesOfAKind',
    documentsBring: 'lead',
    placeholders: ['city', 'province'],
    fields: [
      field.sectionHeading('services', { en: 'Services', fr: 'Services' }),
      field.sectionHeading('categoryGroups', { en: 'Category groups', fr: 'Groupes de catégories' }),
      field.referenceList('category', 'categories', {
        en: ['Categories', 'Home, tech, outdoor.'],
        fr: ['Catégories', 'Maison, techno, extérieur.'],
        max: 3,
      }),
      field.sectionHeading('market', { en: 'Local market', fr: 'Marché local' }),
      field.sectionHeading('rules', { en: 'Local rules and buildings', fr: 'Règles et bâtiments d’ici' }),
      field.sectionHeading('neighbourhoods', { en: 'Neighbourhoods served', fr: 'Quartiers desservis' }),
      field.sectionHeading('reviews', { en: 'Reviews from the city', fr: 'Avis de la ville' }),
      field.sectionHeading('nearby', {
        en: 'Other cities of the province',
        fr: 'Autres villes de la province',
      }),
    ],
  },
  /** Texts around the data of every page about a service in a city. */
  {
    name: 'cityServicePage',
    title: { en: 'Pages of a service in a city', fr: 'Pages d’un service dans une ville' },
    path: '/{city}/{service}',
    otherPaths: ['/city/{city}/{service}'],
    figures: 'city-service',
    visits: 'pagesOfAKind',
    placeholders: [
      'city',
      'service',
      'priceName',
      'priceRange',
      'averageWait',
      'busySeason',
      'building',
      'specializations',
      'regulation',
    ],
    fields: [
      field.localeStringList('trustBadges', { en: 'Trust badges', fr: 'Gages de confiance' }),
      field.sectionHeading('highlightsHeading', {
        en: 'Local highlights heading',
        fr: 'Titre des points forts',
      }),
      field.listOf('titledText', 'highlights', {
        en: ['Local highlights', 'Left out in cities that do not have what a name in braces stands for.'],
        fr: [
          'Points forts',
          'Laissé de côté dans les villes qui n’ont pas ce que désigne un nom entre accolades.',
        ],
        max: 4,
      }),
      field.sectionHeading('gallery', { en: 'Results gallery', fr: 'Galerie des résultats' }),
      field.sectionHeading('installers', {
        en: 'Local installers and reviews',
        fr: 'Installateurs et avis de la ville',
      }),
      field.sectionHeading('whyChooseHeading', {
        en: 'Why choose heading',
        fr: 'Titre de « Pourquoi nous choisir »',
      }),
      field.listOf('titledText', 'whyChoose', {
        en: 'Why choose points',
        fr: 'Points de « Pourquoi nous choisir »',
      }),
      field.sectionHeading('testimonials', { en: 'Testimonials', fr: 'Témoignages' }),
      field.sectionHeading('neighbourhoods', { en: 'Neighbourhoods served', fr: 'Quartiers desservis' }),
    ],
  },
  /** Texts around the data of every bundle page. */
  {
    name: 'bundlePage',
    title: { en: 'Bundle pages', fr: 'Pages des forfaits' },
    path: bundle.path,
    visits: 'pagesOfAKind',
    documentsBring: 'all',
    placeholders: ['bundle'],
    fields: [
      field.sectionHeading('included', { en: 'Included services', fr: 'Services compris' }),
      field.sectionHeading('benefitsHeading', { en: 'Benefits heading', fr: 'Titre des avantages' }),
      field.listOf('titledText', 'benefits', { en: 'Benefit cards', fr: 'Fiches des avantages', max: 3 }),
    ],
  },
])
