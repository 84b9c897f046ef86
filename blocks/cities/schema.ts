import { PinIcon } from '@sanity/icons/Pin'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** Cities as rows of a table. */
export const block = defineBlock({
  name: 'citiesBlock',
  title: { en: 'Cities', fr: 'Villes' },
  icon: PinIcon,
  group: 'offer',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="136" height="8" opacity=".35"/><rect x="12" y="50" width="136" height="8" opacity=".35"/><rect x="12" y="64" width="136" height="8" opacity=".35"/><rect x="12" y="78" width="136" height="8" opacity=".35"/>',
  fields: [
    ...headingFields(),
    field.referenceList('city', 'cities', ['Cities', 'Villes'], { min: 1 }),
    field.localeString('claim', ['Claim', 'Promesse'], {
      en: 'A few words in each row, such as "Licensed installers".',
      fr: 'Quelques mots sur chaque ligne, par exemple « Installateurs certifiés ».',
    }),
  ],
})
