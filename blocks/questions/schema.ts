import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** Questions with their answers. */
export const block = defineBlock({
  name: 'questionsBlock',
  title: { en: 'Questions', fr: 'Questions' },
  icon: HelpCircleIcon,
  group: 'words',
  thumbnail,
  fields: [
    ...headingFields(),
    field.referenceList('faq', 'faqs', { en: 'Questions', fr: 'Questions', min: 1 }),
  ],
})
