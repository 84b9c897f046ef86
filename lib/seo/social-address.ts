import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { documentOfPath, SINGLETON_TYPES } from './page-documents.ts'

/** Size in pixels of a picture that is shown where a page is shared. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

const TYPES_WITH_SLUG = ['service', 'category', 'city', 'bundle', 'guide', 'legalPage']

/** What a social picture is of: a document with a slug, or one there is exactly one of. */
export interface SocialSubject {
  lang: Language
  type: string
  slug: string | null
}

/** The path of the picture made for a page. A service in a city shares the service's. */
export function socialPicturePath(path: string, lang: Language): string {
  const { type, slug } = documentOfPath(path)
  return `/social/${lang}/${slug === null ? `page/${type}` : `${type}/${slug}`}.png`
}

/**
 * Reads the parts of such a path: `en`, `service`, `tv-mounting.png`. Returns `null` for a path that no page refers
 * to.
 */
export function readSocialPath([lang, kind, file, ...rest]: string[]): SocialSubject | null {
  const language = LANGUAGES.find((known) => known === lang)
  const name = file?.match(/^([\w-]{1,100})\.png$/)?.[1]
  if (!language || !kind || !name || rest.length > 0) return null
  if (kind === 'page') return SINGLETON_TYPES.has(name) ? { lang: language, type: name, slug: null } : null
  return TYPES_WITH_SLUG.includes(kind) ? { lang: language, type: kind, slug: name } : null
}
