import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** Questions with their answers. */
export const block = defineBlock({
  name: 'questionsBlock',
  title: { en: 'Questions', fr: 'Questions' },
  icon: HelpCircleIcon,
  group: 'words',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="120" height="8" opacity=".35"/><path d="M140 37h8l-4 6z"/><rect x="12" y="52" width="120" height="8" opacity=".35"/><path d="M140 53h8l-4 6z"/><rect x="12" y="68" width="120" height="8" opacity=".35"/><path d="M140 69h8l-4 6z"/><rect x="12" y="84" width="120" height="8" opacity=".35"/><path d="M140 85h8l-4 6z"/>',
  fields: [...headingFields(), field.referenceList('faq', 'faqs', ['Questions', 'Questions'], { min: 1 })],
})
