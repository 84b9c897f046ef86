import * as field from '#schemas/shared/fields.ts'
import { pagesIn } from '#schemas/shared/page.ts'

export const mainPages = pagesIn('main', [
  /**
   * The home page (docs/product.md, Home page). Its figures are in `figures-home`, its six steps are `processStep`
   * documents. It has no further sections, because its HTML has a limit (docs/product.md, Budgets).
   */
  {
    name: 'homePage',
    title: { en: 'Home page', fr: 'Page d’accueil' },
    path: '/',
    figures: 'home',
    visits: 'everyPage',
    hasSections: false,
    placeholders: ['serviceCount'],
    fields: [
      field.localeStringList('heroPoints', {
        en: ['Points under the hero', 'Such as "Free quotes".'],
        fr: ['Points sous l’en-tête', 'Par exemple « Soumissions gratuites ».'],
        max: 4,
      }),
      field.sectionHeading('popular', { en: 'Most popular', fr: 'Les plus demandés' }),
      field.referenceList('service', 'popularServices', {
        en: [
          'Popular services',
          'Eight. The first three carry a Popular tag; the numbers match those in the hero drawing.',
        ],
        fr: [
          'Services populaires',
          'Huit. Les trois premiers portent l’étiquette « Populaire »; les numéros sont ceux du dessin de l’en-tête.',
        ],
        max: 8,
      }),
      field.sectionHeading('categoriesHeading', { en: 'Categories', fr: 'Catégories' }),
      field.referenceList('category', 'categories', {
        en: ['Category cards', 'Six.'],
        fr: ['Fiches des catégories', 'Six.'],
        max: 6,
      }),
      field.sectionHeading('showcase', { en: 'Before and after', fr: 'Avant et après' }),
      field.referenceList('project', 'projects', {
        en: ['Projects', 'The first of them is on the page.'],
        fr: ['Réalisations', 'La première est sur la page.'],
      }),
      field.sectionHeading('cities', { en: 'Cities', fr: 'Villes' }),
      field.referenceList('city', 'featuredCities', {
        en: ['City cards', 'Six.'],
        fr: ['Fiches des villes', 'Six.'],
        max: 6,
      }),
      field.localeString('cityClaim', {
        en: ['Claim on city cards', '"50+ Installers".'],
        fr: ['Mention sur les fiches des villes', '« 50+ installateurs ».'],
      }),
      field.sectionHeading('stats', {
        en: ['Company figures', '"Trusted Across Canada".'],
        fr: ['Chiffres de l’entreprise', '« La confiance de tout le Canada ».'],
      }),
      field.sectionHeading('recommendations', { en: 'Recommendations', fr: 'Recommandations' }),
      field.referenceList('service', 'recommendedServices', {
        en: 'Recommended services',
        fr: 'Services recommandés',
        max: 4,
      }),
      field.sectionHeading('featuresHeading', { en: 'Features', fr: 'Nos points forts' }),
      field.listOf('titledText', 'features', { en: 'Feature points', fr: 'Liste des points forts', max: 6 }),
      field.sectionHeading('steps', {
        en: ['Steps heading', '"From first click to clean-up".'],
        fr: ['Titre des étapes', '« Du premier clic au nettoyage ».'],
      }),
      field.sectionHeading('bundlesHeading', { en: 'Bundles', fr: 'Forfaits' }),
      field.referenceList('bundle', 'bundles', { en: 'Bundles shown', fr: 'Forfaits montrés', max: 6 }),
    ],
  },
  /** The catalogue's texts. */
  {
    name: 'servicesPage',
    title: { en: 'Services', fr: 'Services' },
    path: '/services',
    visits: 'landing',
    placeholders: ['serviceCount'],
    fields: [
      field.localeString('countLabel', {
        en: ['Words under the count', 'Such as "services, priced".'],
        fr: ['Mots sous le nombre', 'Par exemple « services, avec leur prix ».'],
      }),
      field.sectionHeading('cityFinder', { en: 'City finder', fr: 'Recherche de ville' }),
      field.referenceList('city', 'finderCities', {
        en: ['Cities of the finder', 'Six.'],
        fr: ['Villes de la recherche', 'Six.'],
        max: 6,
      }),
      field.localeString('popularLocationsTitle', {
        en: 'Heading of the popular locations',
        fr: 'Titre des lieux populaires',
      }),
      field.listOf('locationLink', 'popularLocations', {
        en: ['Popular locations', 'Six.'],
        fr: ['Lieux populaires', 'Six.'],
        max: 6,
      }),
      field.sectionHeading('specialty', {
        en: 'Featured specialty services',
        fr: 'Services spécialisés en vedette',
      }),
      field.referenceList('service', 'specialtyServices', {
        en: ['Specialty services', 'Six.'],
        fr: ['Services spécialisés', 'Six.'],
        max: 6,
      }),
      field.sectionHeading('catalogue', { en: 'Catalogue heading', fr: 'Titre du catalogue' }),
      field.localeString('availabilityNote', {
        en: ['Note on every card', '"Available nationwide".'],
        fr: ['Mention sur chaque fiche', '« Offert partout au pays ».'],
      }),
      field.sectionHeading('statistics', { en: 'Statistics heading', fr: 'Titre des statistiques' }),
      field.object('statisticsLabels', {
        en: ['Statistics', 'The first three numbers are counted from the services.'],
        fr: ['Statistiques', 'Les trois premiers nombres sont comptés à partir des services.'],
        fields: [
          field.localeString('total', {
            en: 'Under the number of services',
            fr: 'Sous le nombre de services',
          }),
          field.localeString('licensed', {
            en: 'Under the number of licensed-trade services',
            fr: 'Sous le nombre de services avec licence',
          }),
          field.localeString('quick', {
            en: ['Under the number of easy services', '"Quick Installations".'],
            fr: ['Sous le nombre de services faciles', '« Installations rapides ».'],
          }),
          field.localeString('categories', {
            en: 'Under the number of categories',
            fr: 'Sous le nombre de catégories',
          }),
          field.plainText('categoriesValue', {
            en: ['Number of categories', 'Shown as given: 18.'],
            fr: ['Nombre de catégories', 'Montré tel quel : 18.'],
          }),
        ],
      }),
      field.sectionHeading('popular', { en: 'Most popular', fr: 'Les plus demandés' }),
      field.referenceList('service', 'popularServices', {
        en: ['Popular services', 'Four.'],
        fr: ['Services populaires', 'Quatre.'],
        max: 4,
      }),
    ],
  },
  {
    name: 'citiesPage',
    title: { en: 'Cities', fr: 'Villes' },
    path: '/cities',
    figures: 'cities',
    visits: 'landing',
    fields: [
      field.sectionHeading('top', { en: 'Top cities', fr: 'Principales villes' }),
      field.referenceList('city', 'topCities', { en: 'Cities', fr: 'Villes', max: 6 }),
      field.sectionHeading('all', { en: 'All cities', fr: 'Toutes les villes' }),
    ],
  },
  {
    name: 'serviceAreasPage',
    title: { en: 'Service areas', fr: 'Zones desservies' },
    path: '/service-areas',
    visits: 'menu',
    placeholders: ['provinceCount'],
    fields: [
      field.sectionHeading('map', { en: 'Provinces and territories', fr: 'Provinces et territoires' }),
      field.sectionHeading('coverage', { en: 'Response by city', fr: 'Délai de réponse par ville' }),
      field.sectionHeading('outside', { en: 'Outside these areas', fr: 'Hors de ces zones' }),
    ],
  },
  {
    name: 'aboutPage',
    title: { en: 'About', fr: 'À propos' },
    path: '/about',
    figures: 'about',
    visits: 'menu',
    fields: [
      field.date('lastUpdated', {
        en: ['Last updated', 'Shown as month and year.'],
        fr: ['Dernière mise à jour', 'Montrée en mois et année.'],
      }),
      field.sectionHeading('figures', { en: 'Figures heading', fr: 'Titre des chiffres' }),
    ],
  },
  {
    name: 'contactPage',
    title: { en: 'Contact', fr: 'Contact' },
    path: '/contact',
    visits: 'quote',
    fields: [
      field.sectionHeading('details', {
        en: ['Contact details', 'Phone, hours and e-mail addresses come from the site settings.'],
        fr: [
          'Coordonnées',
          'Le téléphone, les heures et les adresses courriel viennent des réglages du site.',
        ],
      }),
      field.localeString('replyTime', {
        en: ['Reply time', 'Below the e-mail addresses: "Reply within 24 hours".'],
        fr: ['Délai de réponse', 'Sous les adresses courriel : « Réponse en moins de 24 heures ».'],
      }),
      field.sectionHeading('areas', { en: 'Service areas', fr: 'Zones desservies' }),
      field.referenceList('city', 'serviceAreas', { en: 'Cities named', fr: 'Villes nommées' }),
      field.sectionHeading('form', {
        en: ['Form', '"Send us a Message" and the sentence below it.'],
        fr: ['Formulaire', '« Écrivez-nous » et la phrase dessous.'],
      }),
      field.localeText('confirmation', {
        en: ['What happens next', 'Shown with the reference number when the message has been sent.'],
        fr: ['Et ensuite', 'Montré avec le numéro de référence quand le message est envoyé.'],
      }),
      field.sectionHeading('questions', { en: 'Questions heading', fr: 'Titre des questions' }),
      field.referenceList('faq', 'faqs', { en: 'Questions', fr: 'Questions', max: 4 }),
    ],
  },
])
