import { search as en } from '#lib/i18n/en/search.ts'
import { search as fr } from '#lib/i18n/fr/search.ts'
import type { Language } from '#lib/i18n/languages.ts'

export type PanelWords = typeof en.panel

/** The words of the search panel. The browser loads this part of the dictionaries together with the panel. */
export function panelWords(lang: Language): PanelWords {
  return { en, fr }[lang].panel
}

/** The labels of the search box's buttons for voice and picture. */
export const toolWords = (lang: Language) => ({ en, fr })[lang].box
