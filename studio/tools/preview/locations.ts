import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs'
import type { DocumentLocationResolver, DocumentLocationsState, DocumentResolver } from 'sanity/presentation'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { documentOfPath, typesOfPath } from '#lib/routes/addresses.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { PAGE_FACTS_QUERY, type PageFacts, pagesOf } from '#studio/core/pages-of/pages-of.ts'
import { placedTitle, usedOn } from '#studio/core/pages-of/used-on.ts'
import { shownLanguage } from '#studio/core/shown-language.ts'

/** Documents whose changes can affect the pages of a document: this document, and documents that refer to it. */
const LISTEN = '*[_id in [$id, $draftId] || references($id)]'

/** The pages that show a document of any type, with all drafts applied, and whether it is published. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (!CONTENT_TYPES.some(({ name }) => name === type)) return null
  const facts = documentStore.listenQuery(
    { fetch: PAGE_FACTS_QUERY, listen: LISTEN },
    { id, draftId: `drafts.${id}` },
    { apiVersion: API_VERSION, perspective: 'drafts', throttleTime: 5_000 },
  ) as Observable<PageFacts | null>
  // The form beside the preview already listens to this draft and its published document, so this adds no request.
  const isPublished = documentStore.pair.editState(id, type).pipe(
    map(({ published }) => published !== null),
    distinctUntilChanged(),
  )
  return combineLatest([facts, isPublished, shownLanguage()]).pipe(
    map(([found, isOnSite, lang]) => toLocations(found, isOnSite, lang)),
    // Most changes of a document do not change its pages. Equal results would make the Studio draw the form's head again.
    distinctUntilChanged((before, now) => JSON.stringify(before) === JSON.stringify(now)),
  )
}

function toLocations(facts: PageFacts | null, isPublished: boolean, lang: Language): DocumentLocationsState {
  if (!facts) return { message: IS_NEW[lang], tone: 'caution' }
  const pages = pagesOf(facts, lang)
  const message = usedOn(pages, isPublished, lang)
  if (pages.length === 0) return { message, tone: 'caution' }
  const locations = pages.map((page) => ({
    title: placedTitle(page),
    href: localizedHref(page.path, lang),
  }))
  return { message, locations }
}

const IS_NEW: Record<Language, string> = {
  en: 'Give it a name and an address, and its pages are listed here',
  fr: 'Donnez-lui un nom et une adresse : ses pages s’afficheront ici',
}

/** Tells the preview which document the page at a path is about. French pages have the same paths. */
export const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:first', '/:first/:second', '/:first/:second/:third'],
    // At first the preview is at the route that turns on draft mode, which is no page.
    resolve: ({ path }) => (path.startsWith('/api/') ? undefined : documentAt(path)),
  },
]

export function documentAt(path: string): { filter: string; params?: Record<string, string> } {
  const { type, slug } = documentOfPath(path)
  if (slug === null) return { filter: '_type == $type', params: { type } }
  return {
    // Sanity accepts only strings as parameters here, so the types are one string.
    filter: '_type in string::split($types, ",") && (slug.current == $slug || $slug in aliases)',
    params: { types: typesOfPath(path).join(), slug },
  }
}
