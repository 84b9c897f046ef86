import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineBlock } from '#schemas/shared/block.ts'
import { sectionFields } from '#schemas/shared/section.ts'
import { thumbnail } from './thumbnail.ts'

/** The section of the site's text pages. */
export const block = defineBlock({
  name: 'textBlock',
  title: { en: 'Text', fr: 'Texte' },
  icon: BlockContentIcon,
  group: 'words',
  thumbnail,
  fields: sectionFields(),
})
