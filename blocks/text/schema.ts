import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineBlock } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** Text with its heading, points, a picture and links: the section of the site’s text pages. */
export const block = defineBlock({
  name: 'textBlock',
  title: { en: 'Text', fr: 'Texte' },
  icon: BlockContentIcon,
  group: 'words',
  thumbnail,
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
})
