import { CommentIcon } from '@sanity/icons/Comment'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** Reviews by customers. */
export const block = defineBlock({
  name: 'reviewsBlock',
  title: { en: 'Reviews', fr: 'Avis' },
  icon: CommentIcon,
  group: 'proof',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="65" height="50" opacity=".35"/><rect x="83" y="36" width="65" height="50" opacity=".35"/><circle cx="26" cy="50" r="7"/><circle cx="98" cy="50" r="7"/>',
  fields: [...headingFields(), field.referenceList('review', 'reviews', ['Reviews', 'Avis'], { min: 1 })],
})
