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
})
