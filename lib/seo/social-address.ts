import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { documentOfPath, type PageDocument, typesIn } from '#lib/routes/addresses.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'

/** The size in pixels of the picture of a shared page. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** The document and the language of a social picture. */
export type SocialSubject = { lang: Language } & PageDocument

/** The path of the social picture of a page. A service in a city has the picture of the service. */
export function socialPicturePath(
  path: string,
  lang: Language,
  document: PageDocument = documentOfPath(path),
): string {
  const { type, slug } = document
  return `/social/${lang}/${slug === null ? `page/${type}` : `${type}/${slug}`}.png`
}

/** Reads the parts of a social picture's path: `en`, `service`, `tv-mounting.png`. `null` for a path that no page refers to. */
export function readSocialPath([lang, kind, file, ...rest]: string[]): SocialSubject | null {
  const language = LANGUAGES.find((known) => known === lang)
  const name = file?.match(/^([\w-]{1,100})\.png$/)?.[1]
  if (!language || !kind || !name || rest.length > 0) return null
  if (kind === 'page') {
    const page = PAGES.find((known) => known.name === name && typesIn(known.path).length === 0)
    return page ? { lang: language, type: name, slug: null } : null
  }
  const type = DOCUMENTS_WITH_PAGE.find((known) => known.name === kind)?.name
  return type ? { lang: language, type, slug: name } : null
}
