import { search as en } from '#lib/i18n/en/search.ts'
import { search as fr } from '#lib/i18n/fr/search.ts'
import type { Language } from '#lib/i18n/languages.ts'

export type PanelWords = typeof en.panel

/** Of the dictionaries only the part that is loaded with the panel. */
export function panelWords(lang: Language): PanelWords {
  return { en, fr }[lang].panel
}

/** What the tools of the search box are called. */
export const toolWords = (lang: Language) => ({ en, fr })[lang].box
