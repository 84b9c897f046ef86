import { BookIcon } from '@sanity/icons/Book'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, mediaGroup, searchGroup } from '#schemas/shared/groups.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const content = contentGroup.name

/** An article for customers. Its page is `/guides/{slug}`. */
export const guide: DocumentWithPage<'guide'> = {
  name: 'guide',
  title: { en: 'Guide', fr: 'Guide' },
  plural: { en: 'Guides', fr: 'Guides' },
  path: '/guides/{guide}',
  sitemap: 'guides',
  desk: 'reading',
  visits: 'few',
  shownOn: { pages: ['guidesPage', 'resourcesPage', 'guide'] },
  type: 'document',
  icon: BookIcon,
  groups: [contentGroup, mediaGroup, searchGroup],
  fields: [
    field.localeString('title', { title: { en: 'Title', fr: 'Titre' }, group: content, required: true }),
    field.slug(
      'title.en',
      { en: 'Its page is /guides/{address}.', fr: 'Sa page est /guides/{adresse}.' },
      content,
    ),
    field.localeText('lead', {
      title: { en: 'Lead', fr: 'Chapeau' },
      description: { en: 'On its card and at its top.', fr: 'Sur sa fiche et en haut de sa page.' },
      group: content,
      required: true,
    }),
    field.localeBlocks('body', { title: { en: 'Text', fr: 'Texte' }, group: content, required: true }),
    field.reference('category', 'category', { title: { en: 'Category', fr: 'Catégorie' }, group: content }),
    field.referenceList('service', 'services', {
      title: { en: 'Services', fr: 'Services' },
      description: { en: 'Linked at the end.', fr: 'Liens à la fin.' },
      group: content,
    }),
    field.date('publishedAt', { title: { en: 'Date', fr: 'Date' }, group: content, required: true }),
    field.picture('picture', { title: { en: 'Picture', fr: 'Image' }, group: mediaGroup.name }),
    field.seo(searchGroup.name),
  ],
  orderings: [
    {
      name: 'date',
      title: { en: 'Newest', fr: 'Les plus récents' },
      by: [{ field: 'publishedAt', direction: 'desc' }],
    },
  ],
  preview: localizedPreview('title', 'picture'),
}
