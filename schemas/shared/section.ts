import * as field from './fields.ts'

/** One section of text: heading, formatted text, points, a picture, links. All but the heading may stay empty. */
export const sectionFields = () => [
  field.localeString('title', { en: 'Heading', fr: 'Titre', required: true }),
  field.localeBlocks('body', { en: 'Text', fr: 'Texte' }),
  field.listOf('titledText', 'points', {
    en: ['Points', 'Shown as a ruled grid below the text.'],
    fr: ['Points', 'Montrés dans une grille à filets sous le texte.'],
  }),
  field.picture('picture', { en: 'Picture', fr: 'Image' }),
  field.listOf('menuLink', 'links', {
    en: ['Links', 'Where to go from here, one row each.'],
    fr: ['Liens', 'Où aller ensuite, une ligne par lien.'],
  }),
]
