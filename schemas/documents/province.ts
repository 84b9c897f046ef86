import { EarthAmericasIcon } from '@sanity/icons/EarthAmericas'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { PROVINCE_CODES } from '#schemas/shared/options.ts'

/** One of the thirteen provinces and territories. */
export const province = defineType({
  name: 'province',
  title: 'Province or territory',
  type: 'document',
  icon: EarthAmericasIcon,
  fields: [
    field.localeString('name', 'Name', { required: true }),
    field.uniqueChoice('code', 'Code', PROVINCE_CODES),
    field.order('Place in lists of provinces.'),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { en: 'name.en', fr: 'name.fr', code: 'code' },
    prepare: ({ en, fr, code }) => ({
      title: [en ?? 'No name yet', code].filter(Boolean).join(', '),
      subtitle: fr ?? 'French is missing',
    }),
  },
})
