import { CommentIcon } from '@sanity/icons/Comment'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** Reviews by customers. */
export const block = defineBlock({
  name: 'reviewsBlock',
  title: { en: 'Reviews', fr: 'Avis' },
  icon: CommentIcon,
  group: 'proof',
  thumbnail,
  fields: [
    ...headingFields(),
    field.referenceList('review', 'reviews', { en: 'Reviews', fr: 'Avis', min: 1 }),
  ],
})
