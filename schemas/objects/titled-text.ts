import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { ICON_KEYS } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A short point: a title, a few sentences, and perhaps a small drawing. */
export const titledText = defineType({
  name: 'titledText',
  title: 'Point',
  type: 'object',
  fields: [
    field.localeString('title', 'Title', { required: true }),
    field.localeText('text', 'Text'),
    field.choice('icon', 'Drawing', ICON_KEYS, {
      description: 'A small drawing beside the title. May stay empty.',
    }),
  ],
  preview: localizedPreview('title'),
})
