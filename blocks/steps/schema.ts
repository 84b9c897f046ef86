import { OlistIcon } from '@sanity/icons/Olist'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** The steps from a request to a finished job (`processStep` documents). */
export const block = defineBlock({
  name: 'stepsBlock',
  title: { en: 'Steps', fr: 'Étapes' },
  icon: OlistIcon,
  group: 'words',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><circle cx="28" cy="48" r="10"/><rect x="12" y="66" width="38" height="6" opacity=".35"/><circle cx="78" cy="48" r="10"/><rect x="62" y="66" width="38" height="6" opacity=".35"/><circle cx="128" cy="48" r="10"/><rect x="112" y="66" width="38" height="6" opacity=".35"/>',
  fields: [...headingFields(), field.referenceList('processStep', 'steps', ['Steps', 'Étapes'], { min: 1 })],
})
