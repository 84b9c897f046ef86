import { BookmarkIcon } from '@sanity/icons/Bookmark'
import type { DocumentType } from '#schemas/document-types.ts'
import { blockList } from '#schemas/shared/block-list.ts'
import * as field from '#schemas/shared/fields.ts'
import { about } from '#schemas/shared/sentence.ts'

const SECTION = { en: 'Section', fr: 'Section' }

/** A section that several pages show. A page has it in its list of sections as a `savedSectionBlock`. */
export const savedSection: DocumentType = {
  name: 'savedSection',
  title: { en: 'Saved section', fr: 'Section enregistrée' },
  plural: { en: 'Saved sections', fr: 'Sections enregistrées' },
  desk: 'main',
  visits: 'landing',
  icon: BookmarkIcon,
  fields: [
    field.plainText('name', ['Name', 'Nom'], {
      en: 'Only staff see it, where they choose the section for a page.',
      fr: 'Seule l’équipe le voit, au moment de choisir la section pour une page.',
      required: true,
    }),
    {
      ...blockList('sections', [SECTION.en, SECTION.fr], {
        en: 'One section. A change of it is on every page that has it, once it is published.',
        fr: 'Une seule section. Une fois publié, un changement vaut pour toutes les pages où elle est.',
        isSaved: true,
      }),
      validation: (rule) =>
        rule
          .required()
          .length(1)
          .error(about(SECTION, { en: 'there has to be exactly one.', fr: 'il en faut une, et une seule.' })),
    },
  ],
  preview: { select: { title: 'name' } },
}
