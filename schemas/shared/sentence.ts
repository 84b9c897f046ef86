import type { Bilingual } from '#lib/i18n/languages.ts'

/** Puts the title of a field at the beginning of the error sentence of its rule. */
export function about(title: Bilingual, { en, fr }: Bilingual): Bilingual {
  return { en: `${title.en}: ${en}`, fr: `${title.fr}\u00a0: ${fr}` }
}

export const FILL_IN: Bilingual = { en: 'fill this in.', fr: 'à remplir.' }
export const CHOOSE_ONE: Bilingual = { en: 'choose one.', fr: 'faites un choix.' }
