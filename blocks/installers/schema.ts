import { UsersIcon } from '@sanity/icons/Users'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** Installers that staff chose. */
export const block = defineBlock({
  name: 'installersBlock',
  title: { en: 'Installers', fr: 'Installateurs' },
  icon: UsersIcon,
  group: 'proof',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><circle cx="24" cy="48" r="10" opacity=".7"/><rect x="42" y="44" width="106" height="8" opacity=".35"/><circle cx="24" cy="74" r="10" opacity=".7"/><rect x="42" y="70" width="106" height="8" opacity=".35"/>',
  fields: [
    ...headingFields(),
    field.referenceList('installer', 'installers', ['Installers', 'Installateurs'], { min: 1 }),
  ],
})
