import { category } from '#schemas/documents/category.ts'
import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the services of every category page; the heading itself is the category's title. */
export const categoryPage = definePage({
  name: 'categoryPage',
  title: { en: 'Category pages', fr: 'Pages des catégories' },
  path: category.path,
  desk: 'shared',
  visits: 'pagesOfAKind',
  documentsBring: 'all',
  placeholders: ['category'],
  fields: [
    field.sectionHeading('services', {
      title: { en: 'Services of the category', fr: 'Services de la catégorie' },
    }),
    field.sectionHeading('other', {
      title: { en: 'After the last service', fr: 'Après le dernier service' },
      description: {
        en: 'For a job that is not among the cards.',
        fr: 'Pour un travail qui n’est pas parmi les fiches.',
      },
    }),
    field.sectionHeading('aboutHeading', {
      title: { en: 'About the trade', fr: 'À propos du métier' },
      description: {
        en: 'The text below it is the category’s own.',
        fr: 'Le texte dessous est celui de la catégorie.',
      },
    }),
    field.sectionHeading('neighboursHeading', {
      title: { en: 'Neighbouring categories', fr: 'Catégories voisines' },
    }),
    field.sectionHeading('empty', {
      title: { en: 'A category without services', fr: 'Une catégorie sans service' },
      description: {
        en: 'The hint below "No Services Found".',
        fr: 'Le conseil sous « Aucun service trouvé ».',
      },
    }),
  ],
})
