import { BoltIcon } from '@sanity/icons/Bolt'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** A band with a call to action. */
export const block = defineBlock({
  name: 'callToActionBlock',
  title: { en: 'Call to action', fr: 'Appel à l’action' },
  icon: BoltIcon,
  group: 'action',
  thumbnail:
    '<rect x="0" y="28" width="160" height="44" opacity=".2"/><rect x="12" y="44" width="64" height="12"/><rect x="108" y="42" width="40" height="16" opacity=".7"/>',
  fields: [
    ...headingFields(),
    field.listOf('menuLink', 'links', ['Buttons', 'Boutons'], {
      en: 'The first one is the main one.',
      fr: 'Le premier est le principal.',
      min: 1,
      max: 3,
    }),
  ],
})
