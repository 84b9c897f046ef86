import { onTab } from '#schemas/define.ts'
import { bundle } from '#schemas/documents/bundle.ts'
import { category } from '#schemas/documents/category.ts'
import { city } from '#schemas/documents/city.ts'
import { installer } from '#schemas/documents/installer.ts'
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
    placeholders: ['service', 'duration', 'priceRange', 'warranty'],
    fieldPlaceholders: { averageNote: ['city', 'average'] },
    fields: [
      field.localeString('guaranteeLine', ['Guarantee line', 'Ligne sur la garantie'], {
        en: 'In the facts below the hero: "{warranty}; free return, 30 days". Bundles show it too.',
        fr: 'Dans les faits sous l’en-tête : « {warranty}; reprise gratuite, 30 jours ». Les forfaits la montrent aussi.',
      }),
      field.localeText('guaranteeNote', ['Guarantee sentence', 'Phrase sur la garantie'], {
        en: 'Contact within 30 days for a free return.',
        fr: 'Nous joindre dans les 30 jours pour une visite de reprise gratuite.',
      }),
      ...onTab('pricing', [
        field.sectionHeading('quoteBox', ['Quote box', 'Encadré de soumission'], {
          en: '"Get Contractor Quotes".',
          fr: '« Obtenir des soumissions d’entrepreneurs ».',
        }),
        field.localeString('quoteNote', [
          'Small print of the quote box',
          'Petits caractères de l’encadré de soumission',
        ]),
      ]),
      ...onTab('guide', [
        field.sectionHeading('included', ["What's included", 'Ce qui est compris']),
        field.sectionHeading('guide', ['Installation guide', 'Guide d’installation']),
        field.listOf(
          'titledText',
          'localConsiderations',
          ['Local considerations', 'Considérations locales'],
          {
            en: 'For services that have none of their own.',
            fr: 'Pour les services qui n’en ont pas à eux.',
          },
        ),
        field.listOf('titledText', 'safetyAndCodes', ['Safety and codes', 'Sécurité et codes'], {
          en: 'For services that have none of their own.',
          fr: 'Pour les services qui n’en ont pas à eux.',
        }),
      ]),
      field.sectionHeading('projects', ['Real projects', 'Vraies réalisations']),
      ...onTab('pricing', [
        field.sectionHeading('estimator', ['Instant estimate', 'Estimation instantanée']),
        field.localeText(
          'estimatorNote',
          ['Small print of the estimate', 'Petits caractères de l’estimation'],
          {
            en: "Such as: An estimate, not a bill. The contractor's written quote is the price.",
            fr: 'Par exemple : Une estimation, pas une facture. Le prix est celui de la soumission écrite de l’entrepreneur.',
          },
        ),
        field.localeText(
          'averageNote',
          [
            'Beside the estimate, in a city with an average',
            'À côté de l’estimation, dans une ville qui a une moyenne',
          ],
          {
            en: 'Such as: Average in {city}: {average}.',
            fr: 'Par exemple : Prix moyen à {city} : {average}.',
          },
        ),
      ]),
      field.sectionHeading('comparison', ['Comparison', 'Comparaison'], { group: 'pricing' }),
      field.sectionHeading('reviews', ['Reviews', 'Avis']),
      field.sectionHeading('trust', ['Trust figures', 'Chiffres qui rassurent']),
      field.sectionHeading('whyChooseHeading', ['Why choose us', 'Pourquoi nous choisir']),
      field.listOf('titledText', 'whyChoose', ['Why choose points', 'Points de « Pourquoi nous choisir »'], {
        en: 'For services that have none of their own.',
        fr: 'Pour les services qui n’en ont pas à eux.',
      }),
      field.sectionHeading('questions', ['Questions heading', 'Titre des questions']),
      field.listOf('faqEntry', 'faqs', ['Questions', 'Questions'], {
        en: 'Every service has these, after its own.',
        fr: 'Tous les services les ont, après les leurs.',
      }),
      field.sectionHeading('citiesHeading', ['Cities heading', 'Titre des villes']),
      field.referenceList('city', 'cities', ['Cities', 'Villes'], {
        en: 'The sixteen of every service page.',
        fr: 'Les seize de chaque page de service.',
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
      field.sectionHeading('finder', ['Which one do I need?', 'De quel service ai-je besoin?'], {
        en: 'Where the category has questions that lead to a service.',
        fr: 'Quand la catégorie a des questions qui mènent à un service.',
      }),
      field.sectionHeading('services', ['Services of the category', 'Services de la catégorie']),
      field.sectionHeading('other', ['After the last service', 'Après le dernier service'], {
        en: 'For a job that is not among the cards.',
        fr: 'Pour un travail qui n’est pas parmi les fiches.',
      }),
      field.sectionHeading('aboutHeading', ['About the trade', 'À propos du métier'], {
        en: 'The text below it is the category’s own.',
        fr: 'Le texte dessous est celui de la catégorie.',
      }),
      field.sectionHeading('guides', ['Guides', 'Guides']),
      field.sectionHeading('neighboursHeading', ['Neighbouring categories', 'Catégories voisines']),
      field.sectionHeading('empty', ['A category without services', 'Une catégorie sans service'], {
        en: 'The hint below "No Services Found".',
        fr: 'Le conseil sous « Aucun service trouvé ».',
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
      field.sectionHeading('empty', ['Where no installer is listed', 'Sans installateur inscrit'], {
        en: 'At the top of the page, whose title is then that for search engines. What it promises of installers is left out.',
        fr: 'En haut de la page, dont le titre est alors celui pour les moteurs de recherche. Ce qu’elle promet des installateurs est omis.',
      }),
      field.sectionHeading('services', ['Services', 'Services']),
      field.sectionHeading('installers', ['Installers of the city', 'Installateurs de la ville']),
      field.sectionHeading('categoryGroups', ['Category groups', 'Groupes de catégories']),
      field.referenceList('category', 'categories', ['Categories', 'Catégories'], {
        en: 'Home, tech, outdoor.',
        fr: 'Maison, techno, extérieur.',
        max: 3,
      }),
      field.sectionHeading('market', ['Local market', 'Marché local']),
      field.sectionHeading('rules', ['Local rules and buildings', 'Règles et bâtiments d’ici']),
      field.sectionHeading('neighbourhoods', ['Neighbourhoods served', 'Quartiers desservis']),
      field.sectionHeading('reviews', ['Reviews from the city', 'Avis de la ville']),
      field.sectionHeading('guides', ['Guides', 'Guides']),
      field.sectionHeading('nearby', ['Other cities of the province', 'Autres villes de la province']),
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
      'job',
      'priceName',
      'priceRange',
      'averageWait',
      'busySeason',
      'hours',
      'building',
      'popular',
      'permit',
      'regulation',
      'listed',
      'alone',
      'place',
    ],
    fields: [
      // These three headings have names of other pages, because each new name counts for the plan of hosted Sanity (attributes.ts).
      field.sectionHeading('empty', ['Where no installer is listed', 'Sans installateur inscrit'], {
        en: 'At the top of the page, in place of the lead. Badges, booking and promises of installers are then left out.',
        fr: 'En haut de la page, à la place du chapeau. Pastilles, réservation et promesses d’installateurs sont alors omises.',
      }),
      field.localeStringList('trustBadges', ['Trust badges', 'Gages de confiance']),
      field.sectionHeading('highlightsHeading', ['Local highlights heading', 'Titre des points forts']),
      field.listOf('titledText', 'highlights', ['Local highlights', 'Points forts'], {
        en: 'Left out in cities that do not have what a name in braces stands for. Local considerations of the service that name the city or its province follow.',
        fr: 'Laissé de côté dans les villes qui n’ont pas ce que désigne un nom entre accolades. Les considérations locales du service qui nomment la ville ou sa province suivent.',
        max: 6,
      }),
      field.sectionHeading('gallery', ['Results gallery', 'Galerie des résultats']),
      field.sectionHeading('outside', ['Results in other cities', 'Résultats d’autres villes'], {
        en: 'Where the city has no project. {place} says where they are.',
        fr: 'Là où la ville n’a pas de réalisation. {place} dit où elles sont.',
      }),
      field.sectionHeading('installers', [
        'Local installers and reviews',
        'Installateurs et avis de la ville',
      ]),
      field.sectionHeading('other', ['Reviews in other cities', 'Avis d’autres villes'], {
        en: 'Above the reviews where nobody in the city has reviewed the service.',
        fr: 'Au-dessus des avis, là où personne dans la ville n’a évalué le service.',
      }),
      field.sectionHeading('whyChooseHeading', ['Why choose heading', 'Titre de « Pourquoi nous choisir »']),
      field.listOf('titledText', 'whyChoose', ['Why choose points', 'Points de « Pourquoi nous choisir »'], {
        en: '{listed} is how many installers are listed, where there are several; {alone} names a single one. A text with the other is left out.',
        fr: '{listed} est le nombre d’installateurs inscrits, là où il y en a plusieurs; {alone} nomme un installateur seul. Un texte qui a l’autre est omis.',
      }),
      field.sectionHeading('testimonials', ['Testimonials', 'Témoignages']),
      field.sectionHeading('neighbourhoods', ['Neighbourhoods served', 'Quartiers desservis']),
      field.sectionHeading('comparison', ['Comparison', 'Comparaison']),
      field.sectionHeading('guides', ['Guides', 'Guides']),
    ],
  },
  /** Texts around the figures of every page about what a service costs in a city. */
  {
    name: 'costPage',
    title: { en: 'Pages about costs', fr: 'Pages sur les coûts' },
    path: '/{city}/{service}/cost',
    visits: 'pagesOfAKind',
    placeholders: ['city', 'service', 'priceName', 'priceRange'],
    fields: [
      // The headings have names of the page of prices, because each new name counts for the plan of hosted Sanity (attributes.ts).
      field.sectionHeading('ranges', ['Range', 'Fourchette'], {
        en: 'Above the chart of the prices.',
        fr: 'Au-dessus du graphique des prix.',
      }),
      field.sectionHeading('estimate', ['What moves the price', 'Ce qui fait varier le prix']),
      field.sectionHeading('addOnsHeading', ['What is extra', 'Ce qui s’ajoute']),
      field.sectionHeading('rulesHeading', ['Where the figures come from', 'D’où viennent les chiffres']),
      field.sectionHeading('citiesHeading', ['Other cities', 'Autres villes']),
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
      field.sectionHeading('included', ['Included services', 'Services compris']),
      field.sectionHeading('benefitsHeading', ['Benefits heading', 'Titre des avantages']),
      field.listOf('titledText', 'benefits', ['Benefit cards', 'Fiches des avantages'], { max: 3 }),
    ],
  },
  /** Texts around the data of every page of an installer. */
  {
    name: 'installerPage',
    title: { en: 'Installer pages', fr: 'Pages des installateurs' },
    path: installer.path,
    visits: 'pagesOfAKind',
    documentsBring: 'all',
    placeholders: ['installer', 'city'],
    fields: [
      field.sectionHeading('services', ['Services', 'Services']),
      field.sectionHeading('safeguards', ['Licences and training', 'Licences et formation']),
      field.sectionHeading('projects', ['Projects', 'Réalisations']),
      field.sectionHeading('reviews', ['Reviews', 'Avis']),
    ],
  },
])
