import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** A form with a service and a city. It opens the page of that service in that city. */
export const block = defineBlock({
  name: 'quoteFormBlock',
  title: { en: 'Quote form', fr: 'Demande de soumission' },
  icon: EnvelopeIcon,
  group: 'action',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="40" width="46" height="20" opacity=".35"/><rect x="62" y="40" width="46" height="20" opacity=".35"/><rect x="112" y="40" width="36" height="20"/>',
  fields: [
    ...headingFields(),
    field.referenceList('service', 'services', ['Services', 'Services'], { min: 1 }),
    field.referenceList('city', 'cities', ['Cities', 'Villes'], { min: 1 }),
  ],
})
