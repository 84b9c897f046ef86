import { BookIcon } from '@sanity/icons/Book'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** Guides to read, as rows. */
export const block = defineBlock({
  name: 'guidesBlock',
  title: { en: 'Guides', fr: 'Guides' },
  icon: BookIcon,
  group: 'words',
  thumbnail,
  fields: [
    ...headingFields(),
    field.referenceList('guide', 'guides', { en: 'Guides', fr: 'Guides', min: 1 }),
  ],
})
