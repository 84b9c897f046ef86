import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/**
 * The home page (docs/product.md, Home page). Its figures are in `figures-home`, its six steps are `processStep`
 * documents. It has no further sections, because its HTML has a limit (docs/product.md, Budgets).
 */
export const homePage = definePage({
  name: 'homePage',
  title: 'Home page',
  address: '/',
  hasSections: false,
  placeholders: ['serviceCount'],
  fields: [
    field.localeStringList('heroPoints', 'Points under the hero', {
      description: 'Such as "Free quotes".',
      max: 4,
    }),
    field.sectionHeading('popular', 'Most popular'),
    field.referenceList('service', 'popularServices', 'Popular services', {
      description: 'Eight. The first three carry a Popular tag; the numbers match those in the hero drawing.',
      max: 8,
    }),
    field.sectionHeading('categoriesHeading', 'Categories'),
    field.referenceList('category', 'categories', 'Category cards', { description: 'Six.', max: 6 }),
    field.sectionHeading('showcase', 'Before and after'),
    field.referenceList('project', 'projects', 'Projects', {
      description:
        'The first is on the home page. All of them are on the pages of services in cities that have no projects.',
    }),
    field.sectionHeading('cities', 'Cities'),
    field.referenceList('city', 'featuredCities', 'City cards', { description: 'Six.', max: 6 }),
    field.localeString('cityClaim', 'Claim on city cards', { description: '"50+ Installers".' }),
    field.sectionHeading('stats', 'Company figures', { description: '"Trusted Across Canada".' }),
    field.sectionHeading('recommendations', 'Recommendations'),
    field.referenceList('service', 'recommendedServices', 'Recommended services', { max: 4 }),
    field.sectionHeading('featuresHeading', 'Features'),
    field.listOf('titledText', 'features', 'Feature points', { max: 6 }),
    field.sectionHeading('steps', 'Steps heading', { description: '"From first click to clean-up".' }),
    field.sectionHeading('bundlesHeading', 'Bundles'),
    field.referenceList('bundle', 'bundles', 'Bundles shown', { max: 6 }),
  ],
})
