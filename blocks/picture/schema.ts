import { ImageIcon } from '@sanity/icons/Image'
import { defineBlock } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** One large picture. */
export const block = defineBlock({
  name: 'pictureBlock',
  title: { en: 'Picture', fr: 'Image' },
  icon: ImageIcon,
  group: 'words',
  thumbnail,
  fields: [
    field.localeString('title', { en: ['Heading', 'May stay empty.'], fr: ['Titre', 'Peut rester vide.'] }),
    field.picture('picture', { en: 'Picture', fr: 'Image', required: true }),
    field.localeText('caption', { en: 'Caption', fr: 'Légende' }),
  ],
})
