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
        'Services en demande',
        'Huit. Les trois premiers portent l’étiquette « En demande »; les numéros sont ceux du dessin de l’en-tête.',
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
      en: [
        'Projects',
        'The first is on the home page. All of them are on the pages of services in cities that have no projects.',
      ],
      fr: [
        'Réalisations',
        'La première est sur la page d’accueil. Toutes sont sur les pages d’un service dans une ville sans réalisations.',
      ],
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
})
