import { PackageIcon } from '@sanity/icons/Package'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** Jobs booked together for less. */
export const block = defineBlock({
  name: 'bundlesBlock',
  title: { en: 'Bundles', fr: 'Forfaits' },
  icon: PackageIcon,
  group: 'offer',
  thumbnail,
  fields: [
    ...headingFields(),
    field.referenceList('bundle', 'bundles', { en: 'Bundles', fr: 'Forfaits', min: 1 }),
  ],
})
