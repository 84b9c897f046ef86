import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, mediaGroup, searchGroup } from '#schemas/shared/groups.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const content = contentGroup.name

/** An article for customers. Its page is `/guides/{slug}`. */
export const guide = defineType({
  name: 'guide',
  title: 'Guide',
  type: 'document',
  icon: BookIcon,
  groups: [contentGroup, mediaGroup, searchGroup],
  fields: [
    field.localeString('title', 'Title', { group: content, required: true }),
    field.slug('title.en', 'Its page is /guides/{address}.', content),
    field.localeText('lead', 'Lead', {
      description: 'On its card and at its top.',
      group: content,
      required: true,
    }),
    field.localeBlocks('body', 'Text', { group: content, required: true }),
    field.reference('category', 'category', 'Category', { group: content }),
    field.referenceList('service', 'services', 'Services', {
      description: 'Linked at the end.',
      group: content,
    }),
    field.date('publishedAt', 'Date', { group: content, required: true }),
    field.picture('picture', 'Picture', { group: mediaGroup.name }),
    field.seo(searchGroup.name),
  ],
  orderings: [{ name: 'date', title: 'Newest', by: [{ field: 'publishedAt', direction: 'desc' }] }],
  preview: localizedPreview('title', 'picture'),
})
