import { BlockContentIcon } from '@sanity/icons/BlockContent'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** One section of a text page: heading, formatted text, points, a picture, links. Each part may stay empty. */
export const pageSection: Definition = {
  name: 'pageSection',
  title: { en: 'Section', fr: 'Section' },
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    field.localeString('title', { en: 'Heading', fr: 'Titre', required: true }),
    field.localeBlocks('body', { en: 'Text', fr: 'Texte' }),
    field.listOf('titledText', 'points', {
      en: ['Points', 'Shown as a ruled grid below the text.'],
      fr: ['Points', 'Montrés dans une grille à filets sous le texte.'],
    }),
    field.picture('picture', { en: 'Picture', fr: 'Image' }),
    field.listOf('menuLink', 'links', {
      en: ['Links', 'Where to go from here, one row each.'],
      fr: ['Liens', 'Où aller ensuite, une ligne par lien.'],
    }),
  ],
  preview: localizedPreview('title', 'picture'),
}
