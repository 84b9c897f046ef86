import type { Bilingual } from '#lib/i18n/languages.ts'

/** The tools of the Studio by name, as each language calls them. */
export const TOOL_TITLES = {
  structure: { en: 'Content', fr: 'Contenu' },
  presentation: { en: 'Preview', fr: 'Aperçu' },
  translations: { en: 'Translations', fr: 'Traductions' },
  bulk: { en: 'Bulk changes', fr: 'Modifications en lot' },
  checklist: { en: 'Checklist', fr: 'Vérifications' },
  leads: { en: 'Leads', fr: 'Demandes' },
  people: { en: 'People', fr: 'Personnes' },
} satisfies Record<string, Bilingual>
