import type { Bilingual } from '#lib/i18n/languages.ts'

/** Where each type of the content model is found in the Studio. Plain data, so that a test can tell when a type was forgotten. */

export interface ListPlace {
  type: string
  title: Bilingual
  /** Field of both languages that the list is in the alphabetical order of. Without: the first ordering of the type. */
  byName?: string
}

export interface SinglePlace {
  type: string
  title: Bilingual
}

export const FOLDERS = {
  catalogue: { en: 'Catalogue', fr: 'Catalogue' },
  places: { en: 'Places', fr: 'Lieux' },
  trust: { en: 'Trust', fr: 'Confiance' },
  pages: { en: 'Pages', fr: 'Pages' },
  figures: { en: 'Figures', fr: 'Chiffres' },
  settings: { en: 'Settings', fr: 'Réglages' },
} satisfies Record<string, Bilingual>

export const SERVICES_BY_CATEGORY: Bilingual = { en: 'Services by category', fr: 'Services par catégorie' }
export const CITIES_BY_PROVINCE: Bilingual = { en: 'Cities by province', fr: 'Villes par province' }

export const CATALOGUE: ListPlace[] = [
  { type: 'service', title: { en: 'All services', fr: 'Tous les services' }, byName: 'name' },
  { type: 'category', title: { en: 'Categories', fr: 'Catégories' } },
  { type: 'bundle', title: { en: 'Bundles', fr: 'Forfaits' } },
  { type: 'emergencyService', title: { en: 'Emergency services', fr: 'Services d’urgence' } },
  {
    type: 'bookingServiceType',
    title: { en: 'Service types of the booking form', fr: 'Types de service de la réservation' },
  },
]

export const PLACES: ListPlace[] = [
  { type: 'city', title: { en: 'All cities', fr: 'Toutes les villes' }, byName: 'name' },
  { type: 'province', title: { en: 'Provinces and territories', fr: 'Provinces et territoires' } },
]

export const TRUST: ListPlace[] = [
  { type: 'review', title: { en: 'Reviews', fr: 'Avis' } },
  { type: 'installer', title: { en: 'Installers', fr: 'Installateurs' } },
  { type: 'project', title: { en: 'Projects, before and after', fr: 'Réalisations, avant et après' } },
  { type: 'faq', title: { en: 'FAQs', fr: 'Questions fréquentes' } },
  { type: 'featuredContractor', title: { en: 'Featured contractors', fr: 'Entrepreneurs en vedette' } },
  { type: 'activityItem', title: { en: 'Live activity', fr: 'Activité en direct' } },
]

/** Pages of which there is one each, in groups; and the documents some of them are made of. */
export const PAGE_GROUPS: { title: Bilingual; singletons: SinglePlace[]; lists?: ListPlace[] }[] = [
  {
    title: { en: 'Main', fr: 'Principales' },
    singletons: [
      { type: 'homePage', title: { en: 'Home page', fr: 'Page d’accueil' } },
      { type: 'servicesPage', title: { en: 'Services', fr: 'Services' } },
      { type: 'citiesPage', title: { en: 'Cities', fr: 'Villes' } },
      { type: 'serviceAreasPage', title: { en: 'Service areas', fr: 'Zones desservies' } },
      { type: 'aboutPage', title: { en: 'About', fr: 'À propos' } },
      { type: 'contactPage', title: { en: 'Contact', fr: 'Contact' } },
    ],
  },
  {
    title: { en: 'Quotes and booking', fr: 'Soumissions et réservation' },
    singletons: [
      { type: 'getQuotePage', title: { en: 'Get a quote', fr: 'Demander une soumission' } },
      { type: 'bookingPage', title: { en: 'Book an installation', fr: 'Réserver une installation' } },
      { type: 'emergencyPage', title: { en: 'Emergency services', fr: 'Services d’urgence' } },
      { type: 'pricingPage', title: { en: 'Pricing', fr: 'Prix' } },
      { type: 'financingPage', title: { en: 'Financing', fr: 'Financement' } },
    ],
  },
  {
    title: { en: 'Reasons to trust', fr: 'Raisons de faire confiance' },
    singletons: [
      { type: 'howItWorksPage', title: { en: 'How it works', fr: 'Comment ça marche' } },
      { type: 'guaranteePage', title: { en: 'Guarantee', fr: 'Garantie' } },
      { type: 'reviewsPage', title: { en: 'Reviews', fr: 'Avis' } },
      { type: 'projectsPage', title: { en: 'Projects', fr: 'Réalisations' } },
      { type: 'faqPage', title: { en: 'FAQ', fr: 'Foire aux questions' } },
    ],
    lists: [
      {
        type: 'processStep',
        title: { en: 'Steps of "How it works"', fr: 'Étapes de « Comment ça marche »' },
      },
    ],
  },
  {
    title: { en: 'Reading', fr: 'Lecture' },
    singletons: [
      { type: 'guidesPage', title: { en: 'Guides: the page', fr: 'Guides : la page' } },
      { type: 'resourcesPage', title: { en: 'Resources', fr: 'Ressources' } },
    ],
    lists: [
      { type: 'guide', title: { en: 'Guides', fr: 'Guides' } },
      { type: 'legalPage', title: { en: 'Legal pages', fr: 'Pages juridiques' } },
    ],
  },
  {
    title: { en: 'Professionals', fr: 'Professionnels' },
    singletons: [
      { type: 'contractorsPage', title: { en: 'For contractors', fr: 'Pour les entrepreneurs' } },
      {
        type: 'contractorJoinPage',
        title: { en: 'Contractor application', fr: 'Candidature d’entrepreneur' },
      },
      { type: 'suggestPartnerPage', title: { en: 'Suggest a partner', fr: 'Suggérer un partenaire' } },
      { type: 'careersPage', title: { en: 'Careers', fr: 'Carrières' } },
    ],
  },
  {
    title: { en: 'Texts many pages share', fr: 'Textes communs à plusieurs pages' },
    singletons: [
      { type: 'servicePage', title: { en: 'Service pages', fr: 'Pages des services' } },
      { type: 'categoryPage', title: { en: 'Category pages', fr: 'Pages des catégories' } },
      { type: 'cityPage', title: { en: 'City pages', fr: 'Pages des villes' } },
      { type: 'cityServicePage', title: { en: 'Service in a city', fr: 'Un service dans une ville' } },
      { type: 'bundlePage', title: { en: 'Bundle pages', fr: 'Pages des forfaits' } },
      { type: 'notFoundPage', title: { en: 'Page not found', fr: 'Page introuvable' } },
    ],
  },
]

export const FIGURES_TYPE = 'pageFigures'

export const MENUS: ListPlace = { type: 'navigationMenu', title: { en: 'Menus', fr: 'Menus' } }

export const SETTINGS: { singletons: SinglePlace[]; lists: ListPlace[] } = {
  singletons: [
    { type: 'siteSettings', title: { en: 'Site settings', fr: 'Réglages du site' } },
    { type: 'estimatorSettings', title: { en: 'Estimator', fr: 'Estimateur' } },
    {
      type: 'activitySettings',
      title: { en: 'Live activity timing', fr: 'Rythme de l’activité en direct' },
    },
  ],
  lists: [{ type: 'redirect', title: { en: 'Redirects', fr: 'Redirections' } }],
}
