import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** What search engines and shared links show. Every part may stay empty: the page then uses its own title and lead. */
export const seo: Definition = {
  name: 'seo',
  title: { en: 'Search engines and sharing', fr: 'Moteurs de recherche et partage' },
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    field.localeString('title', {
      en: ['Title', 'The blue line in search results. About 60 characters. Empty: the page title is used.'],
      fr: [
        'Titre',
        'La ligne bleue des résultats de recherche. Environ 60 caractères. Vide : le titre de la page.',
      ],
      max: 70,
    }),
    field.localeText('description', {
      en: ['Description', 'The two lines below it. About 155 characters. Empty: the lead is used.'],
      fr: ['Description', 'Les deux lignes dessous. Environ 155 caractères. Vide : le chapeau.'],
      max: 170,
    }),
    field.localeString('keywords', {
      en: ['Keywords', 'Separated by commas.'],
      fr: ['Mots-clés', 'Séparés par des virgules.'],
    }),
    field.picture('picture', {
      en: ['Picture', 'Shown when the page is shared, 1200 by 630. Empty: a picture is made from the title.'],
      fr: [
        'Image',
        'Montrée quand la page est partagée, 1200 sur 630. Vide : une image est faite à partir du titre.',
      ],
    }),
  ],
}
