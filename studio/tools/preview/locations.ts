import { combineLatest, map, type Observable } from 'rxjs'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, otherLanguage } from '#lib/i18n/languages.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { PAGE_FACTS_QUERY, type PageFacts, pagesOf } from '#studio/core/pages/pages-of.ts'
import { shownLanguage } from '#studio/core/shown-language.ts'

/** Changes that can affect the pages of a document: its own, and those of documents that refer to it. */
const LISTEN = '*[_id in [$id, $draftId] || references($id)]'

/** "Used on these pages" for every type, with all drafts applied. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (!CONTENT_TYPES.some(({ name }) => name === type)) return null
  const facts: Observable<PageFacts | null> = documentStore.listenQuery(
    { fetch: PAGE_FACTS_QUERY, listen: LISTEN },
    { id, draftId: `drafts.${id}` },
    { apiVersion: API_VERSION, perspective: 'drafts', throttleTime: 1_000 },
  )
  return combineLatest([facts, shownLanguage()]).pipe(map(([found, lang]) => toLocations(found, lang)))
}

function toLocations(facts: PageFacts | null, lang: Language): DocumentLocationsState {
  const words = WORDS[lang]
  const pages = facts ? pagesOf(facts, lang) : []
  if (pages.length === 0) return { message: facts ? words.nowhere : words.isNew, tone: 'caution' }
  const own = pages.slice(0, 1).map(({ title, path }) => ({
    title: words.inOtherLanguage(title),
    href: localizedHref(path, otherLanguage(lang)),
  }))
  const others = pages.map(({ title, path }) => ({ title, href: localizedHref(path, lang) }))
  return { locations: [...others.slice(0, 1), ...own, ...others.slice(1)] }
}

const en = {
  nowhere: 'Not used on any page',
  isNew: 'Give it a name and an address, and its pages are listed here',
  inOtherLanguage: (title: string) => `${title} (in French)`,
}

const fr: typeof en = {
  nowhere: 'Utilisé sur aucune page',
  isNew: 'Donnez-lui un nom et une adresse : ses pages s’afficheront ici',
  inOtherLanguage: (title) => `${title} (en anglais)`,
}

const WORDS: Record<Language, typeof en> = { en, fr }
