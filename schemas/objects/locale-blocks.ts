import { TranslateIcon } from '@sanity/icons/Translate'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { englishBesideFrench, frenchBesideEnglish, keptEnglish } from '#schemas/shared/localized.ts'

/** Few styles on purpose: the page gives each of them one look. */
const block = defineArrayMember({
  type: 'block',
  styles: [
    { title: 'Text', value: 'normal' },
    { title: 'Heading', value: 'h2' },
    { title: 'Small heading', value: 'h3' },
    { title: 'Quote', value: 'blockquote' },
  ],
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [{ title: 'Bold', value: 'strong' }],
    annotations: [{ type: 'link' }],
  },
})

/** Formatted text in English and Canadian French: headings, lists, links. */
export const localeBlocks = defineType({
  name: 'localeBlocks',
  title: 'Formatted text in both languages',
  type: 'object',
  icon: TranslateIcon,
  fields: [
    defineField({
      name: 'en',
      title: 'English',
      type: 'array',
      of: [block],
      validation: (rule) => rule.custom(englishBesideFrench),
    }),
    defineField({
      name: 'fr',
      title: 'French',
      type: 'array',
      of: [block],
      validation: (rule) => rule.custom(frenchBesideEnglish).warning(),
    }),
    defineField({ ...keptEnglish, type: 'array', of: [block] }),
  ],
})
