import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** The heading of a section of a page, and the sentences below or beside it. */
export const sectionHeading: Definition = {
  name: 'sectionHeading',
  title: { en: 'Section heading', fr: 'Titre de section' },
  type: 'object',
  options: { collapsible: true },
  fields: [
    field.localeString('title', {
      en: ['Heading', 'Sentence case in French.'],
      fr: ['Titre', 'En français, seule la première lettre prend la majuscule.'],
    }),
    field.localeText('text', {
      en: ['Text', 'One or two sentences below the heading. May stay empty.'],
      fr: ['Texte', 'Une ou deux phrases sous le titre. Peut rester vide.'],
    }),
  ],
}
