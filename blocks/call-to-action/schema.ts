import { BoltIcon } from '@sanity/icons/Bolt'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** A band with a call to action. */
export const block = defineBlock({
  name: 'callToActionBlock',
  title: { en: 'Call to action', fr: 'Appel à l’action' },
  icon: BoltIcon,
  group: 'action',
  thumbnail,
  fields: [
    ...headingFields(),
    field.listOf('menuLink', 'links', {
      en: ['Buttons', 'The first one is the main one.'],
      fr: ['Boutons', 'Le premier est le principal.'],
      min: 1,
      max: 3,
    }),
  ],
})
