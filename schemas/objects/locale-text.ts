import { TranslateIcon } from '@sanity/icons/Translate'
import { defineField, defineType } from 'sanity'
import { englishBesideFrench, frenchBesideEnglish, keptEnglish } from '#schemas/shared/localized.ts'

/** A few sentences in English and Canadian French, without formatting. */
export const localeText = defineType({
  name: 'localeText',
  title: 'Text in both languages',
  type: 'object',
  icon: TranslateIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'en',
      title: 'English',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.custom(englishBesideFrench),
    }),
    defineField({
      name: 'fr',
      title: 'French',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.custom(frenchBesideEnglish).warning(),
    }),
    defineField({ ...keptEnglish, type: 'text' }),
  ],
  preview: { select: { title: 'en', subtitle: 'fr' } },
})
