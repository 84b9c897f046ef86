import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A question that belongs to one document only. Questions shared by pages are `faq` documents. */
export const faqEntry: Definition = {
  name: 'faqEntry',
  title: { en: 'Question', fr: 'Question' },
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    field.localeString('question', { en: 'Question', fr: 'Question', required: true }),
    field.localeText('answer', { en: 'Answer', fr: 'Réponse', required: true }),
  ],
  preview: localizedPreview('question'),
}
