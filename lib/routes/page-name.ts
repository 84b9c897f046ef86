import type { Language } from '#lib/i18n/languages.ts'
import { PAGES } from '#schemas/pages/index.ts'

/** The name of a page while its document has no title: its name in the Studio. Empty for an unknown path. */
export function pageName(path: string, lang: Language): string {
  return PAGES.find((page) => page.path === path)?.title[lang] ?? ''
}
