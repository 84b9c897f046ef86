import { isHeldBack } from '#lib/i18n/held-back.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { pathInApp } from './addresses.ts'
import type { FormerSlugs, Published, Slugs } from './routes.ts'

/** The part of a document that its addresses depend on. */
export interface Addressed {
  _type: string
  slug: string | null
  aliases?: string[] | null
  formerSlugs?: { slug: string | null; until: string | null }[] | null
  /** The language that staff hold back, or `both`. */
  heldBack?: string | null
}

/** The slugs of documents, by type. A type with fixed pages (privacy, terms) has exactly their slugs, whatever is published. */
export function slugsOf(documents: Addressed[]): Slugs {
  const byType = DOCUMENTS_WITH_PAGE.map(({ name, slugs }) => {
    const ofType = documents.filter(({ _type }) => _type === name)
    const found = ofType.flatMap(({ slug, aliases }) => [slug, ...(aliases ?? [])])
    return [name, new Set(slugs ?? found.filter((slug) => slug !== null))]
  })
  return Object.fromEntries(byType)
}

/** The former slugs of documents. When several documents had the same slug, it belongs to the document that had it last. */
export function formerSlugsOf(documents: Addressed[]): FormerSlugs {
  const byType = new Map<string, Map<string, { slug: string; until: string }>>()
  for (const { _type, slug: current, formerSlugs } of documents) {
    const ofType = byType.get(_type) ?? new Map<string, { slug: string; until: string }>()
    byType.set(_type, ofType)
    for (const { slug, until } of formerSlugs ?? []) {
      if (!current || !slug || !until || until < (ofType.get(slug)?.until ?? '')) continue
      ofType.set(slug, { slug: current, until })
    }
  }
  return byType
}

/** The pages of documents that are not public in a language, by their paths below `app/[lang]`. */
export function heldBackPages(documents: Addressed[]): Record<Language, ReadonlySet<string>> {
  const pagesIn = (lang: Language) =>
    documents.flatMap(({ _type, slug, heldBack }) => {
      const type = DOCUMENTS_WITH_PAGE.find(({ name }) => name === _type)?.name
      return type && slug && isHeldBack(heldBack, lang) ? [pathInApp([[type, slug]])] : []
    })
  return { en: new Set(pagesIn('en')), fr: new Set(pagesIn('fr')) }
}

/** The query of a form's address with current slugs in place of former slugs; null when the query has no former slug. */
export function withCurrentSlugs(
  query: URLSearchParams,
  { former, ...slugs }: Published,
): URLSearchParams | null {
  const current = new URLSearchParams(query)
  for (const type of ['service', 'bundle', 'city'] as const) {
    const slug = query.get(type) ?? ''
    const now = slugs[type].has(slug) ? undefined : former.get(type)?.get(slug)
    if (now) current.set(type, now.slug)
  }
  return current.toString() === query.toString() ? null : current
}
