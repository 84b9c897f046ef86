import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** A form that asks for a job and a place and opens the page of both. */
export const block = defineBlock({
  name: 'quoteFormBlock',
  title: { en: 'Quote form', fr: 'Demande de soumission' },
  icon: EnvelopeIcon,
  group: 'action',
  thumbnail,
  fields: [
    ...headingFields(),
    field.referenceList('service', 'services', { en: 'Services', fr: 'Services', min: 1 }),
    field.referenceList('city', 'cities', { en: 'Cities', fr: 'Villes', min: 1 }),
  ],
})
