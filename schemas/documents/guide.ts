import { BookIcon } from '@sanity/icons/Book'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const path = '/guides/{guide}'

/** An article for customers. */
export const guide: DocumentWithPage<'guide'> = {
  name: 'guide',
  title: { en: 'Guide', fr: 'Guide' },
  plural: { en: 'Guides', fr: 'Guides' },
  path,
  hasMarkdown: true,
  sitemap: 'guides',
  desk: 'reading',
  visits: 'few',
  shownOn: {
    pages: {
      guidesPage: { en: 'List of guides', fr: 'Liste des guides' },
      resourcesPage: { en: 'Guides', fr: 'Guides' },
      guide: { en: 'Links to other guides', fr: 'Liens vers d’autres guides' },
    },
  },
  icon: BookIcon,
  fields: [
    field.localeString('title', ['Title', 'Titre'], { required: true }),
    field.slug('title.en', path),
    field.localeText('lead', ['Lead', 'Chapeau'], {
      en: 'On its card and at its top.',
      fr: 'Sur sa fiche et en haut de sa page.',
      required: true,
    }),
    field.localeBlocks('body', ['Text', 'Texte'], { required: true }),
    field.reference('category', 'category', ['Category', 'Catégorie']),
    field.referenceList('service', 'services', ['Services', 'Services'], {
      en: 'Linked at the end.',
      fr: 'Liens à la fin.',
    }),
    field.date('publishedAt', ['Date', 'Date'], { required: true }),
    field.picture('picture', ['Picture', 'Image'], { group: 'media' }),
    field.seo(),
  ],
  orderings: [field.ordering('publishedAt', { en: 'Newest', fr: 'Les plus récents' }, 'desc', 'date')],
  preview: localizedPreview('title', 'picture'),
}
