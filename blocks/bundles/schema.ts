import { PackageIcon } from '@sanity/icons/Package'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** The bundles: several jobs that cost less when they are booked together. */
export const block = defineBlock({
  name: 'bundlesBlock',
  title: { en: 'Bundles', fr: 'Forfaits' },
  icon: PackageIcon,
  group: 'offer',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="41" height="50" opacity=".35"/><rect x="59" y="36" width="41" height="50" opacity=".35"/><rect x="107" y="36" width="41" height="50" opacity=".35"/>',
  fields: [...headingFields(), field.referenceList('bundle', 'bundles', ['Bundles', 'Forfaits'], { min: 1 })],
})
