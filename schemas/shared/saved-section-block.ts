import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { defineBlock, HIDDEN } from './block.ts'
import * as field from './fields.ts'
import { NO_NAME } from './preview.ts'

/** Stands for a saved section in a list of blocks. The page shows the section itself, so this block has no component. */
export const savedSectionBlock = {
  ...defineBlock({
    name: 'savedSectionBlock',
    title: { en: 'Saved section', fr: 'Section enregistrée' },
    icon: BookmarkIcon,
    group: 'saved',
    thumbnail:
      '<rect x="12" y="14" width="136" height="72" opacity=".35"/><path d="M68 26h24v44l-12-9-12 9z"/>',
    fields: [
      field.reference('savedSection', 'savedSection', ['Saved section', 'Section enregistrée'], {
        en: 'It is changed in one place, for every page that has it.',
        fr: 'Elle se modifie à un seul endroit, pour toutes les pages où elle est.',
        required: true,
      }),
    ],
  }),
  preview: {
    select: { name: 'savedSection.name', hidden: 'hidden' },
    prepare: ({ name, hidden }, language) => ({
      title: `${hidden ? `${HIDDEN[language]} · ` : ''}${name || NO_NAME[language]}`,
      subtitle: { en: 'Saved section', fr: 'Section enregistrée' }[language],
    }),
  },
} satisfies ReturnType<typeof defineBlock>
