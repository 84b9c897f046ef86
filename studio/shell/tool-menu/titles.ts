import type { Language } from '#lib/i18n/languages.ts'

/** The tools of the Studio by name, as each language calls them. A tool that is not here keeps the title it came with. */
export const TOOL_TITLES: Record<Language, Record<string, string>> = {
  en: {
    structure: 'Content',
    presentation: 'Preview',
    translations: 'Translations',
    bulk: 'Bulk changes',
    checklist: 'Checklist',
    leads: 'Leads',
    people: 'People',
  },
  fr: {
    structure: 'Contenu',
    presentation: 'Aperçu',
    translations: 'Traductions',
    bulk: 'Modifications en lot',
    checklist: 'Vérifications',
    leads: 'Demandes',
    people: 'Personnes',
  },
}
