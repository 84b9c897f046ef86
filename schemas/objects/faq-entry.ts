import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A question that belongs to one document only. Questions shared by pages are `faq` documents. */
export const faqEntry = defineType({
  name: 'faqEntry',
  title: 'Question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    field.localeString('question', 'Question', { required: true }),
    field.localeText('answer', 'Answer', { required: true }),
  ],
  preview: localizedPreview('question'),
})
