import { BookIcon } from '@sanity/icons/Book'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** Guides (articles for customers), one row for each. */
export const block = defineBlock({
  name: 'guidesBlock',
  title: { en: 'Guides', fr: 'Guides' },
  icon: BookIcon,
  group: 'words',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="32" height="22" opacity=".6"/><rect x="52" y="42" width="96" height="8" opacity=".35"/><rect x="12" y="64" width="32" height="22" opacity=".6"/><rect x="52" y="70" width="96" height="8" opacity=".35"/>',
  fields: [...headingFields(), field.referenceList('guide', 'guides', ['Guides', 'Guides'], { min: 1 })],
})
