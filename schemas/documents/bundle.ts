import { PackageIcon } from '@sanity/icons/Package'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { contentGroup, mediaGroup, searchGroup } from '#schemas/shared/groups.ts'
import { BUNDLE_POPULARITIES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const content = contentGroup.name

/** Several services booked together for less. Its page is `/bundles/{slug}`. */
export const bundle = defineType({
  name: 'bundle',
  title: 'Bundle',
  type: 'document',
  icon: PackageIcon,
  groups: [contentGroup, mediaGroup, searchGroup],
  fields: [
    field.localeString('name', 'Name', { group: content, required: true }),
    field.slug('name.en', 'Its page is /bundles/{address}.', content),
    field.localeText('description', 'Description', { group: content, required: true }),
    field.number('discount', 'Discount', {
      description: 'In percent, from 10 to 15.',
      group: content,
      required: true,
      min: 1,
      max: 50,
      integer: true,
    }),
    field.localeString('totalSavings', 'Total savings', {
      description: 'Compared with booking separately, such as "Up to $120". French: jusqu’à 120 $.',
      group: content,
      required: true,
    }),
    field.choice('popularity', 'Tag colour', BUNDLE_POPULARITIES, {
      description: 'Most Popular is amber, Popular blue, New green, Other grey.',
      group: content,
      required: true,
    }),
    field.localeString('popularityLabel', 'Tag', {
      description: 'The word on the tag.',
      group: content,
      required: true,
    }),
    field.referenceList('service', 'services', 'Services', { group: content, min: 2 }),
    field.order('Place among the bundles on the home page.', content),
    field.picture('picture', 'Picture', { group: mediaGroup.name }),
    field.seo(searchGroup.name),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: localizedPreview('name', 'picture'),
})
