import { PinIcon } from '@sanity/icons/Pin'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A popular pair of service and city on the catalogue, such as "TV mounting Toronto". */
export const locationLink: Definition = {
  name: 'locationLink',
  title: { en: 'Service in a city', fr: 'Un service dans une ville' },
  type: 'object',
  icon: PinIcon,
  fields: [
    field.localeString('label', { en: 'Label', fr: 'Libellé', required: true }),
    field.reference('service', 'service', { en: 'Service', fr: 'Service', required: true }),
    field.reference('city', 'city', { en: 'City', fr: 'Ville', required: true }),
  ],
  preview: localizedPreview('label'),
}
