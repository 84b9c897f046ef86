import { ImageIcon } from '@sanity/icons/Image'
import { defineBlock } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** One large picture. */
export const block = defineBlock({
  name: 'pictureBlock',
  title: { en: 'Picture', fr: 'Image' },
  icon: ImageIcon,
  group: 'words',
  thumbnail:
    '<rect x="12" y="14" width="136" height="64" opacity=".35"/><path d="M12 78l44-40 30 26 20-16 42 30z" opacity=".6"/><rect x="12" y="84" width="60" height="5"/>',
  fields: [
    field.localeString('title', ['Heading', 'Titre'], { en: 'May stay empty.', fr: 'Peut rester vide.' }),
    field.picture('picture', ['Picture', 'Image'], { required: true }),
    field.localeText('caption', ['Caption', 'Légende']),
  ],
})
