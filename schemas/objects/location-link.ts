import { PinIcon } from '@sanity/icons/Pin'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A popular pair of service and city on the catalogue, such as "TV mounting Toronto". */
export const locationLink = defineType({
  name: 'locationLink',
  title: 'Service in a city',
  type: 'object',
  icon: PinIcon,
  fields: [
    field.localeString('label', 'Label', { required: true }),
    field.reference('service', 'service', 'Service', { required: true }),
    field.reference('city', 'city', 'City', { required: true }),
  ],
  preview: localizedPreview('label'),
})
