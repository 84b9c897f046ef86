import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { ICON_KEYS } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A short point: a title, a few sentences, and perhaps a small drawing. */
export const titledText: Definition = {
  name: 'titledText',
  title: { en: 'Point', fr: 'Point' },
  type: 'object',
  fields: [
    field.localeString('title', { en: 'Title', fr: 'Titre', required: true }),
    field.localeText('text', { en: 'Text', fr: 'Texte' }),
    field.choice('icon', ICON_KEYS, {
      en: ['Drawing', 'A small drawing beside the title. May stay empty.'],
      fr: ['Dessin', 'Un petit dessin à côté du titre. Peut rester vide.'],
    }),
  ],
  preview: localizedPreview('title'),
}
