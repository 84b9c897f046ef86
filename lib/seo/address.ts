import { env } from '#lib/env.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The address of the site's own files, whatever the language. */
export function siteAddress(path: string): string {
  return new URL(path, env.SITE_URL).href
}

/** The canonical address of a page in a language: a French page is its own, with `?lang=fr`. */
export function pageAddress(path: string, lang: Language): string {
  return siteAddress(localizedHref(path, lang))
}
