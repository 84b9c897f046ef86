import { UsersIcon } from '@sanity/icons/Users'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** Some installers. */
export const block = defineBlock({
  name: 'installersBlock',
  title: { en: 'Installers', fr: 'Installateurs' },
  icon: UsersIcon,
  group: 'proof',
  thumbnail,
  fields: [
    ...headingFields(),
    field.referenceList('installer', 'installers', { en: 'Installers', fr: 'Installateurs', min: 1 }),
  ],
})
