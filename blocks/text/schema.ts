import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineBlock } from '#schemas/shared/block.ts'
import { sectionFields } from '#schemas/shared/section.ts'

/** A section of text, the same as on the site's text pages. */
export const block = defineBlock({
  name: 'textBlock',
  title: { en: 'Text', fr: 'Texte' },
  icon: BlockContentIcon,
  group: 'words',
  thumbnail:
    '<rect x="12" y="18" width="52" height="10"/><rect x="84" y="18" width="64" height="6" opacity=".35"/><rect x="84" y="30" width="64" height="6" opacity=".35"/><rect x="84" y="42" width="64" height="6" opacity=".35"/><rect x="84" y="54" width="64" height="6" opacity=".35"/><rect x="84" y="66" width="64" height="6" opacity=".35"/><rect x="84" y="78" width="64" height="6" opacity=".35"/>',
  fields: sectionFields(),
})
