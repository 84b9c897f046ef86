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
      en: ['Under the time', 'Such as "Most jobs finish in one visit".'],
      fr: ['Sous la durée', 'Par exemple « Une seule visite suffit le plus souvent ».'],
      max: 60,
    }),
    field.localeString('complexity', {
      en: ['Under the complexity', 'Such as "Two tools, one helper".'],
      fr: ['Sous la difficulté', 'Par exemple « Deux outils, une personne pour aider ».'],
      max: 60,
    }),
    field.localeString('permits', {
      en: ['Under the permits', 'Such as "Not for a bracket mount".'],
      fr: ['Sous les permis', 'Par exemple « Pas pour un support mural ».'],
      max: 60,
    }),
    field.localeString('price', {
      en: ['Under the price', 'Such as "Before tax, by wall type".'],
      fr: ['Sous le prix', 'Par exemple « Avant taxes, selon le type de mur ».'],
      max: 60,
    }),
  ],
}
