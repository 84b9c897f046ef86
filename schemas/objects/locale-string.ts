import { TranslateIcon } from '@sanity/icons/Translate'
import { defineField, defineType } from 'sanity'
import { englishBesideFrench, frenchBesideEnglish, keptEnglish } from '#schemas/shared/localized.ts'

/** One line of text in English and Canadian French. */
export const localeString = defineType({
  name: 'localeString',
  title: 'Line in both languages',
  type: 'object',
  icon: TranslateIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'en',
      title: 'English',
      type: 'string',
      validation: (rule) => rule.custom(englishBesideFrench),
    }),
    defineField({
      name: 'fr',
      title: 'French',
      type: 'string',
      validation: (rule) => rule.custom(frenchBesideEnglish).warning(),
    }),
    defineField({ ...keptEnglish, type: 'string' }),
  ],
  preview: { select: { title: 'en', subtitle: 'fr' } },
})
