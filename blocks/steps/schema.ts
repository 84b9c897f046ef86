import { OlistIcon } from '@sanity/icons/Olist'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** The steps of a job. */
export const block = defineBlock({
  name: 'stepsBlock',
  title: { en: 'Steps', fr: 'Étapes' },
  icon: OlistIcon,
  group: 'words',
  thumbnail,
  fields: [
    ...headingFields(),
    field.referenceList('processStep', 'steps', { en: 'Steps', fr: 'Étapes', min: 1 }),
  ],
})
