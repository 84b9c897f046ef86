import { search as en } from '#lib/i18n/en/search.ts'
import { search as fr } from '#lib/i18n/fr/search.ts'
import type { Language } from '#lib/i18n/languages.ts'

export type PanelWords = typeof en.panel

/** Only the part of the dictionaries that the panel needs, because it is loaded with the panel. */
export function panelWords(lang: Language): PanelWords {
  return { en, fr }[lang].panel
}

/** The labels of the search box's tools. */
export const toolWords = (lang: Language) => ({ en, fr })[lang].box
