import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** One section of a text page: heading, formatted text, points, a picture, links. Each part may stay empty. */
export const pageSection = defineType({
  name: 'pageSection',
  title: 'Section',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    field.localeString('title', 'Heading', { required: true }),
    field.localeBlocks('body', 'Text'),
    field.listOf('titledText', 'points', 'Points', { description: 'Shown as a ruled grid below the text.' }),
    field.picture('picture', 'Picture'),
    field.listOf('menuLink', 'links', 'Links', { description: 'Where to go from here, one row each.' }),
  ],
  preview: localizedPreview('title', 'picture'),
})
