import { TagIcon } from '@sanity/icons/Tag'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** The price ranges of the services of some categories. */
export const block = defineBlock({
  name: 'priceListBlock',
  title: { en: 'Price list', fr: 'Liste de prix' },
  icon: TagIcon,
  group: 'offer',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="80" height="8" opacity=".35"/><rect x="118" y="36" width="30" height="8" opacity=".7"/><rect x="12" y="50" width="80" height="8" opacity=".35"/><rect x="118" y="50" width="30" height="8" opacity=".7"/><rect x="12" y="64" width="80" height="8" opacity=".35"/><rect x="118" y="64" width="30" height="8" opacity=".7"/><rect x="12" y="78" width="80" height="8" opacity=".35"/><rect x="118" y="78" width="30" height="8" opacity=".7"/>',
  fields: [
    ...headingFields(),
    field.referenceList('category', 'categories', ['Categories', 'Catégories'], { min: 1 }),
  ],
})
