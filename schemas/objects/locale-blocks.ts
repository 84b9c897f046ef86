import { TranslateIcon } from '@sanity/icons/Translate'
import type { Definition } from '#schemas/define.ts'
import { englishBesideFrench, frenchBesideEnglish, keptEnglish } from '#schemas/shared/localized.ts'

/** Few styles on purpose: the page gives each of them one look. */
const block = {
  type: 'block',
  styles: [
    { title: { en: 'Text', fr: 'Texte' }, value: 'normal' },
    { title: { en: 'Heading', fr: 'Titre' }, value: 'h2' },
    { title: { en: 'Small heading', fr: 'Sous-titre' }, value: 'h3' },
    { title: { en: 'Quote', fr: 'Citation' }, value: 'blockquote' },
  ],
  lists: [
    { title: { en: 'Bullets', fr: 'Puces' }, value: 'bullet' },
    { title: { en: 'Numbers', fr: 'Numéros' }, value: 'number' },
  ],
  marks: {
    decorators: [{ title: { en: 'Bold', fr: 'Gras' }, value: 'strong' }],
    annotations: [{ type: 'link' }],
  },
}

/** Formatted text in English and Canadian French: headings, lists, links. */
export const localeBlocks: Definition = {
  name: 'localeBlocks',
  title: { en: 'Formatted text in both languages', fr: 'Texte mis en forme dans les deux langues' },
  type: 'object',
  icon: TranslateIcon,
  fields: [
    {
      name: 'en',
      title: { en: 'English', fr: 'Anglais' },
      type: 'array',
      of: [block],
      validation: (rule) => rule.custom(englishBesideFrench),
    },
    {
      name: 'fr',
      title: { en: 'French', fr: 'Français' },
      type: 'array',
      of: [block],
      validation: (rule) => rule.custom(frenchBesideEnglish).warning(),
    },
    { ...keptEnglish, type: 'array', of: [block] },
  ],
}
