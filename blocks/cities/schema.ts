import { PinIcon } from '@sanity/icons/Pin'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** Cities as rows of a table. */
export const block = defineBlock({
  name: 'citiesBlock',
  title: { en: 'Cities', fr: 'Villes' },
  icon: PinIcon,
  group: 'offer',
  thumbnail,
  fields: [
    ...headingFields(),
    field.referenceList('city', 'cities', { en: 'Cities', fr: 'Villes', min: 1 }),
    field.localeString('claim', {
      en: ['Claim', 'A few words in each row, such as "Licensed installers".'],
      fr: ['Promesse', 'Quelques mots sur chaque ligne, par exemple « Installateurs certifiés ».'],
    }),
  ],
})
