import type { Language } from '#lib/i18n/languages.ts'
import { PAGES } from '#schemas/pages/index.ts'

/** What the page at a path is called while its document has no title: the name it has in the Studio. */
export function pageName(path: string, lang: Language): string {
  return PAGES.find((page) => page.path === path)?.title[lang] ?? ''
}
