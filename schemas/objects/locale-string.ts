import { TranslateIcon } from '@sanity/icons/Translate'
import type { Definition } from '#schemas/define.ts'
import { englishBesideFrench, frenchBesideEnglish, keptEnglish } from '#schemas/shared/localized.ts'

/** One line of text in English and Canadian French. */
export const localeString: Definition = {
  name: 'localeString',
  title: { en: 'Line in both languages', fr: 'Ligne dans les deux langues' },
  type: 'object',
  icon: TranslateIcon,
  options: { columns: 2 },
  fields: [
    {
      name: 'en',
      title: { en: 'English', fr: 'Anglais' },
      type: 'string',
      validation: (rule) => rule.custom(englishBesideFrench),
    },
    {
      name: 'fr',
      title: { en: 'French', fr: 'Français' },
      type: 'string',
      validation: (rule) => rule.custom(frenchBesideEnglish).warning(),
    },
    { ...keptEnglish, type: 'string' },
  ],
  preview: { select: { title: 'en', subtitle: 'fr' } },
}
