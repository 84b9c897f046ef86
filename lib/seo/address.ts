import { env } from '#lib/env.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The full address of a file of the site. Files have no language. */
export function siteAddress(path: string): string {
  return new URL(path, env.SITE_URL).href
}

/** The canonical address of a page in a language. French addresses have `?lang=fr`. */
export function pageAddress(path: string, lang: Language): string {
  return siteAddress(localizedHref(path, lang))
}
