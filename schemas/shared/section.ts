import * as field from './fields.ts'

/** One section of text: heading, formatted text, points, a picture, links. All but the heading may stay empty. */
export const sectionFields = () => [
  field.localeString('title', ['Heading', 'Titre'], { required: true }),
  field.localeBlocks('body', ['Text', 'Texte']),
  field.listOf('titledText', 'points', ['Points', 'Points'], {
    en: 'Shown as a ruled grid below the text.',
    fr: 'Montrés dans une grille à filets sous le texte.',
  }),
  field.picture('picture', ['Picture', 'Image']),
  field.listOf('menuLink', 'links', ['Links', 'Liens'], {
    en: 'Where to go from here, one row each.',
    fr: 'Où aller ensuite, une ligne par lien.',
  }),
]
