import { TagIcon } from '@sanity/icons/Tag'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** The price ranges of the services of some categories. */
export const block = defineBlock({
  name: 'priceListBlock',
  title: { en: 'Price list', fr: 'Liste de prix' },
  icon: TagIcon,
  group: 'offer',
  thumbnail,
  fields: [
    ...headingFields(),
    field.referenceList('category', 'categories', { en: 'Categories', fr: 'Catégories', min: 1 }),
  ],
})
