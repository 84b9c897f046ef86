import { BookIcon } from '@sanity/icons/Book'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'

/** The glossary: translators see the French of its terms while they work (docs/product.md, Translations). No page shows it. */
export const glossary: Singleton = {
  name: 'glossary',
  title: { en: 'Glossary', fr: 'Lexique' },
  desk: 'settings',
  visits: 'few',
  icon: BookIcon,
  fields: [
    field.listOf('glossaryTerm', 'terms', ['Terms', 'Termes'], {
      en: 'Translations underlines each in an English text and shows the French to use.',
      fr: 'L’outil Traductions souligne chacun dans un texte anglais et montre le français à employer.',
    }),
  ],
}
