import { TranslateIcon } from '@sanity/icons/Translate'
import type { Definition } from '#schemas/define.ts'
import { englishBesideFrench, frenchBesideEnglish, keptEnglish } from '#schemas/shared/localized.ts'

/** A few sentences in English and Canadian French, without formatting. */
export const localeText: Definition = {
  name: 'localeText',
  title: { en: 'Text in both languages', fr: 'Texte dans les deux langues' },
  type: 'object',
  icon: TranslateIcon,
  options: { columns: 2 },
  fields: [
    {
      name: 'en',
      title: { en: 'English', fr: 'Anglais' },
      type: 'text',
      rows: 3,
      validation: (rule) => rule.custom(englishBesideFrench),
    },
    {
      name: 'fr',
      title: { en: 'French', fr: 'Français' },
      type: 'text',
      rows: 3,
      validation: (rule) => rule.custom(frenchBesideEnglish).warning(),
    },
    { ...keptEnglish, type: 'text' },
  ],
  preview: { select: { title: 'en', subtitle: 'fr' } },
}
