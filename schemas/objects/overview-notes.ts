import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** The small line under each of the four cards of the guide's first tab. */
export const overviewNotes: Definition = {
  name: 'overviewNotes',
  title: { en: 'Overview notes', fr: 'Notes de l’aperçu' },
  type: 'object',
  options: { collapsible: true },
  fields: [
    field.localeString('time', {
      title: { en: 'Under the time', fr: 'Sous la durée' },
      description: {
        en: 'Such as "Most jobs finish in one visit".',
        fr: 'Par exemple « Une seule visite suffit le plus souvent ».',
      },
      max: 60,
    }),
    field.localeString('complexity', {
      title: { en: 'Under the complexity', fr: 'Sous la difficulté' },
      description: {
        en: 'Such as "Two tools, one helper".',
        fr: 'Par exemple « Deux outils, une personne pour aider ».',
      },
      max: 60,
    }),
    field.localeString('permits', {
      title: { en: 'Under the permits', fr: 'Sous les permis' },
      description: {
        en: 'Such as "Not for a bracket mount".',
        fr: 'Par exemple « Pas pour un support mural ».',
      },
      max: 60,
    }),
    field.localeString('price', {
      title: { en: 'Under the price', fr: 'Sous le prix' },
      description: {
        en: 'Such as "Before tax, by wall type".',
        fr: 'Par exemple « Avant taxes, selon le type de mur ».',
      },
      max: 60,
    }),
  ],
}
