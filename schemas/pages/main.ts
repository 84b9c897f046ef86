import * as field from '#schemas/shared/fields.ts'
import { pagesIn } from '#schemas/shared/page.ts'

export const mainPages = pagesIn('main', [
  /**
   * The home page (docs/product.md, Home page). Its figures are in the document `figures-home`, its six steps are `processStep`
   * documents. Staff cannot add text sections, because the HTML of the page has a size limit (docs/product.md, Budgets).
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
      field.localeStringList('heroPoints', ['Points under the hero', 'Points sous l’en-tête'], {
        en: 'Such as "Free quotes".',
        fr: 'Par exemple « Soumissions gratuites ».',
        max: 4,
      }),
      field.sectionHeading('popular', ['Most popular', 'Les plus demandés']),
      field.referenceList('service', 'popularServices', ['Popular services', 'Services populaires'], {
        en: 'Eight. The first three carry a Popular tag; the numbers match those in the hero drawing.',
        fr: 'Huit. Les trois premiers portent l’étiquette « Populaire »; les numéros sont ceux du dessin de l’en-tête.',
        max: 8,
      }),
      field.sectionHeading('categoriesHeading', ['Categories', 'Catégories']),
      field.referenceList('category', 'categories', ['Category cards', 'Fiches des catégories'], {
        en: 'Six.',
        fr: 'Six.',
        max: 6,
      }),
      field.sectionHeading('showcase', ['Before and after', 'Avant et après']),
      field.referenceList('project', 'projects', ['Projects', 'Réalisations'], {
        en: 'The first of them is on the page.',
        fr: 'La première est sur la page.',
      }),
      field.sectionHeading('cities', ['Cities', 'Villes']),
      field.referenceList('city', 'featuredCities', ['City cards', 'Fiches des villes'], {
        en: 'Six.',
        fr: 'Six.',
        max: 6,
      }),
      field.localeString('cityClaim', ['Claim on city cards', 'Mention sur les fiches des villes'], {
        en: '"50+ Installers".',
        fr: '« Plus de 50 installateurs ».',
      }),
      field.sectionHeading('stats', ['Company figures', 'Chiffres de l’entreprise'], {
        en: '"Trusted Across Canada".',
        fr: '« La confiance de tout le Canada ».',
      }),
      field.sectionHeading('recommendations', ['Recommendations', 'Recommandations']),
      field.referenceList(
        'service',
        'recommendedServices',
        ['Recommended services', 'Services recommandés'],
        { max: 4 },
      ),
      field.sectionHeading('featuresHeading', ['Features', 'Nos points forts']),
      field.listOf('titledText', 'features', ['Feature points', 'Liste des points forts'], { max: 6 }),
      field.sectionHeading('steps', ['Steps heading', 'Titre des étapes'], {
        en: '"From first click to clean-up".',
        fr: '« Du premier clic au nettoyage ».',
      }),
      field.sectionHeading('bundlesHeading', ['Bundles', 'Forfaits']),
      field.referenceList('bundle', 'bundles', ['Bundles shown', 'Forfaits montrés'], { max: 6 }),
    ],
  },
  /** The texts of the catalogue. Its services are `service` documents. */
  {
    name: 'servicesPage',
    title: { en: 'Services', fr: 'Services' },
    path: '/services',
    visits: 'landing',
    placeholders: ['serviceCount'],
    fields: [
      field.localeString('countLabel', ['Words under the count', 'Mots sous le nombre'], {
        en: 'Such as "services, priced".',
        fr: 'Par exemple « services, avec leur prix ».',
      }),
      field.sectionHeading('cityFinder', ['City finder', 'Recherche de ville']),
      field.referenceList('city', 'finderCities', ['Cities of the finder', 'Villes de la recherche'], {
        en: 'Six.',
        fr: 'Six.',
        max: 6,
      }),
      field.localeString('popularLocationsTitle', [
        'Heading of the popular locations',
        'Titre des lieux populaires',
      ]),
      field.listOf('locationLink', 'popularLocations', ['Popular locations', 'Lieux populaires'], {
        en: 'Six.',
        fr: 'Six.',
        max: 6,
      }),
      field.sectionHeading('specialty', ['Featured specialty services', 'Services spécialisés en vedette']),
      field.referenceList('service', 'specialtyServices', ['Specialty services', 'Services spécialisés'], {
        en: 'Six.',
        fr: 'Six.',
        max: 6,
      }),
      field.sectionHeading('catalogue', ['Catalogue heading', 'Titre du catalogue']),
      field.localeString('availabilityNote', ['Note on every card', 'Mention sur chaque fiche'], {
        en: '"Available nationwide".',
        fr: '« Offert partout au pays ».',
      }),
      field.sectionHeading('statistics', ['Statistics heading', 'Titre des statistiques']),
      field.object('statisticsLabels', ['Statistics', 'Statistiques'], {
        en: 'The first three numbers are counted from the services.',
        fr: 'Les trois premiers nombres sont comptés à partir des services.',
        fields: [
          field.localeString('total', ['Under the number of services', 'Sous le nombre de services']),
          field.localeString('licensed', [
            'Under the number of licensed-trade services',
            'Sous le nombre de services de métiers réglementés',
          ]),
          field.localeString(
            'quick',
            ['Under the number of easy services', 'Sous le nombre de services faciles'],
            { en: '"Quick Installations".', fr: '« Installations rapides ».' },
          ),
          field.localeString('categories', [
            'Under the number of categories',
            'Sous le nombre de catégories',
          ]),
          field.plainText('categoriesValue', ['Number of categories', 'Nombre de catégories'], {
            en: 'Shown as given: 18.',
            fr: 'Montré tel quel : 18.',
          }),
        ],
      }),
      field.sectionHeading('popular', ['Most popular', 'Les plus demandés']),
      field.referenceList('service', 'popularServices', ['Popular services', 'Services populaires'], {
        en: 'Four.',
        fr: 'Quatre.',
        max: 4,
      }),
    ],
  },
  /** The texts of the page on which one compares services or installers. */
  {
    name: 'comparePage',
    title: { en: 'Compare', fr: 'Comparer' },
    path: '/compare',
    visits: 'few',
    fields: [
      field.sectionHeading('services', ['Compared services', 'Services comparés']),
      field.sectionHeading('installers', ['Compared installers', 'Installateurs comparés']),
      field.sectionHeading('form', ['Choose what to compare', 'Choisir quoi comparer']),
      field.sectionHeading('popular', ['Often compared', 'Souvent comparés']),
      field.listOf('comparedGroup', 'groups', ['Comparisons', 'Comparaisons'], { max: 9 }),
    ],
  },
  {
    name: 'citiesPage',
    title: { en: 'Cities', fr: 'Villes' },
    path: '/cities',
    figures: 'cities',
    visits: 'landing',
    fields: [
      field.sectionHeading('top', ['Top cities', 'Principales villes']),
      field.referenceList('city', 'topCities', ['Cities', 'Villes'], { max: 6 }),
      field.sectionHeading('all', ['All cities', 'Toutes les villes']),
    ],
  },
  {
    name: 'serviceAreasPage',
    title: { en: 'Service areas', fr: 'Zones desservies' },
    path: '/service-areas',
    visits: 'menu',
    placeholders: ['provinceCount'],
    fields: [
      field.sectionHeading('map', ['Provinces and territories', 'Provinces et territoires']),
      field.sectionHeading('coverage', ['Response by city', 'Délai de réponse par ville']),
      field.sectionHeading('outside', ['Outside these areas', 'Hors de ces zones']),
    ],
  },
  {
    name: 'aboutPage',
    title: { en: 'About', fr: 'À propos' },
    path: '/about',
    figures: 'about',
    visits: 'menu',
    fields: [
      field.date('lastUpdated', ['Last updated', 'Dernière mise à jour'], {
        en: 'Shown as month and year.',
        fr: 'Montrée en mois et année.',
      }),
      field.sectionHeading('figures', ['Figures heading', 'Titre des chiffres']),
    ],
  },
  {
    name: 'contactPage',
    title: { en: 'Contact', fr: 'Contact' },
    path: '/contact',
    visits: 'quote',
    fields: [
      field.sectionHeading('details', ['Contact details', 'Coordonnées'], {
        en: 'Phone, hours and e-mail addresses come from the site settings.',
        fr: 'Le téléphone, les heures et les adresses courriel viennent des réglages du site.',
      }),
      field.localeString('replyTime', ['Reply time', 'Délai de réponse'], {
        en: 'Below the e-mail addresses: "Reply within 24 hours".',
        fr: 'Sous les adresses courriel : « Réponse en moins de 24 heures ».',
      }),
      field.sectionHeading('areas', ['Service areas', 'Zones desservies']),
      field.referenceList('city', 'serviceAreas', ['Cities named', 'Villes nommées']),
      field.sectionHeading('form', ['Form', 'Formulaire'], {
        en: '"Send us a Message" and the sentence below it.',
        fr: '« Écrivez-nous » et la phrase dessous.',
      }),
      field.localeText('confirmation', ['What happens next', 'Et ensuite'], {
        en: 'Shown with the reference number when the message has been sent.',
        fr: 'Montré avec le numéro de référence quand le message est envoyé.',
      }),
      field.sectionHeading('questions', ['Questions heading', 'Titre des questions']),
      field.referenceList('faq', 'faqs', ['Questions', 'Questions'], { max: 4 }),
    ],
  },
])
