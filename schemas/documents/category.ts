import { TagsIcon } from '@sanity/icons/Tags'
import { defineArrayMember, defineField, defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, mediaGroup, searchGroup } from '#schemas/shared/groups.ts'
import { ICON_KEYS } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'
import { aliasRule } from '#schemas/shared/slug-rule.ts'

const content = contentGroup.name

/** A category of the catalogue. Its page is `/services/category/{slug}`. */
export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  icon: TagsIcon,
  groups: [contentGroup, mediaGroup, searchGroup],
  fields: [
    field.localeString('title', 'Title', {
      description: 'Heading of its page and its home card, such as "Electrical".',
      group: content,
      required: true,
    }),
    field.slug('title.en', 'Its page is /services/category/{address}.', content),
    field.localeString('chipLabel', 'Chip label', {
      description: 'On the catalogue chip, when it differs from the title, such as "Electrical (Licensed)".',
      group: content,
    }),
    field.localeString('shortTitle', 'Short title', {
      description: 'In menus and labels, when the title is too long, such as "Tech".',
      group: content,
      max: 24,
    }),
    field.localeText('description', 'Description', {
      description: 'One or two sentences on its card and at the top of its page.',
      group: content,
      required: true,
    }),
    field.localeText('about', 'About the trade', {
      description:
        'Three to five sentences on its page: what the work is, who may do it, what decides the price.',
      group: content,
    }),
    field.listOf('titledText', 'goodToKnow', 'Good to know', {
      description: 'Three points on its page: licence and permit, what to prepare, what to ask.',
      group: content,
      max: 3,
    }),
    field.referenceList('category', 'neighbours', 'Neighbouring categories', {
      description: 'At the end of its page: what people also look at. Four.',
      group: content,
      max: 4,
    }),
    field.referenceList('service', 'sampleServices', 'Sample services', {
      description: 'Named on the home card, up to three.',
      group: content,
      max: 3,
    }),
    defineField({
      name: 'aliases',
      title: 'Other addresses',
      type: 'array',
      description:
        'Old or alternative words in the address that lead to this category, such as electronics for tech.',
      group: content,
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.custom(aliasRule),
        }),
      ],
    }),
    field.order('Place among the chips of the catalogue.', content),
    field.choice('icon', 'Drawing', ICON_KEYS, { group: mediaGroup.name }),
    field.picture('picture', 'Picture', {
      description: 'On its card and at the top of its page, 4 by 3.',
      group: mediaGroup.name,
    }),
    field.seo(searchGroup.name),
  ],
  orderings: [
    { name: 'order', title: 'Order of the chips', by: [{ field: 'order', direction: 'asc' }] },
    { name: 'title', title: 'Title', by: [{ field: 'title.en', direction: 'asc' }] },
  ],
  preview: localizedPreview('title', 'picture'),
})
