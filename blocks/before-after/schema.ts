import { SplitHorizontalIcon } from '@sanity/icons/SplitHorizontal'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** One finished job, before and after. */
export const block = defineBlock({
  name: 'beforeAfterBlock',
  title: { en: 'Before and after', fr: 'Avant et après' },
  icon: SplitHorizontalIcon,
  group: 'proof',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="136" height="50" opacity=".35"/><rect x="80" y="36" width="68" height="50" opacity=".5"/>',
  fields: [
    ...headingFields(),
    field.reference('project', 'project', ['Project', 'Projet'], { required: true }),
  ],
})
