import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/**
 * The home page (docs/product.md, Home page). Its figures are in `figures-home`, its six steps are `processStep`
 * documents. It has no further sections, because its HTML has a limit (docs/product.md, Budgets).
 */
export const homePage = definePage({
  name: 'homePage',
  title: { en: 'Home page', fr: 'Page d’accueil' },
  path: '/',
  figures: 'home',
  desk: 'main',
  visits: 'everyPage',
  hasSections: false,
  placeholders: ['serviceCount'],
  fields: [
    field.localeStringList('heroPoints', {
      title: { en: 'Points under the hero', fr: 'Points sous l’en-tête' },
      description: { en: 'Such as "Free quotes".', fr: 'Par exemple « Soumissions gratuites ».' },
      max: 4,
    }),
    field.sectionHeading('popular', { title: { en: 'Most popular', fr: 'Les plus demandés' } }),
    field.referenceList('service', 'popularServices', {
      title: { en: 'Popular services', fr: 'Services en demande' },
      description: {
        en: 'Eight. The first three carry a Popular tag; the numbers match those in the hero drawing.',
        fr: 'Huit. Les trois premiers portent l’étiquette « En demande »; les numéros sont ceux du dessin de l’en-tête.',
      },
      max: 8,
    }),
    field.sectionHeading('categoriesHeading', { title: { en: 'Categories', fr: 'Catégories' } }),
    field.referenceList('category', 'categories', {
      title: { en: 'Category cards', fr: 'Fiches des catégories' },
      description: { en: 'Six.', fr: 'Six.' },
      max: 6,
    }),
    field.sectionHeading('showcase', { title: { en: 'Before and after', fr: 'Avant et après' } }),
    field.referenceList('project', 'projects', {
      title: { en: 'Projects', fr: 'Réalisations' },
      description: {
        en: 'The first is on the home page. All of them are on the pages of services in cities that have no projects.',
        fr: 'La première est sur la page d’accueil. Toutes sont sur les pages d’un service dans une ville sans réalisations.',
      },
    }),
    field.sectionHeading('cities', { title: { en: 'Cities', fr: 'Villes' } }),
    field.referenceList('city', 'featuredCities', {
      title: { en: 'City cards', fr: 'Fiches des villes' },
      description: { en: 'Six.', fr: 'Six.' },
      max: 6,
    }),
    field.localeString('cityClaim', {
      title: { en: 'Claim on city cards', fr: 'Mention sur les fiches des villes' },
      description: { en: '"50+ Installers".', fr: '« 50+ installateurs ».' },
    }),
    field.sectionHeading('stats', {
      title: { en: 'Company figures', fr: 'Chiffres de l’entreprise' },
      description: { en: '"Trusted Across Canada".', fr: '« La confiance de tout le Canada ».' },
    }),
    field.sectionHeading('recommendations', { title: { en: 'Recommendations', fr: 'Recommandations' } }),
    field.referenceList('service', 'recommendedServices', {
      title: { en: 'Recommended services', fr: 'Services recommandés' },
      max: 4,
    }),
    field.sectionHeading('featuresHeading', { title: { en: 'Features', fr: 'Nos points forts' } }),
    field.listOf('titledText', 'features', {
      title: { en: 'Feature points', fr: 'Liste des points forts' },
      max: 6,
    }),
    field.sectionHeading('steps', {
      title: { en: 'Steps heading', fr: 'Titre des étapes' },
      description: { en: '"From first click to clean-up".', fr: '« Du premier clic au nettoyage ».' },
    }),
    field.sectionHeading('bundlesHeading', { title: { en: 'Bundles', fr: 'Forfaits' } }),
    field.referenceList('bundle', 'bundles', {
      title: { en: 'Bundles shown', fr: 'Forfaits montrés' },
      max: 6,
    }),
  ],
})
