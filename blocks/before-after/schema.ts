import { SplitHorizontalIcon } from '@sanity/icons/SplitHorizontal'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** One finished job, before and after. */
export const block = defineBlock({
  name: 'beforeAfterBlock',
  title: { en: 'Before and after', fr: 'Avant et après' },
  icon: SplitHorizontalIcon,
  group: 'proof',
  thumbnail,
  fields: [
    ...headingFields(),
    field.reference('project', 'project', { en: 'Project', fr: 'Projet', required: true }),
  ],
})
