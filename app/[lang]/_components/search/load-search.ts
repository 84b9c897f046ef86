import type { Language } from '#lib/i18n/languages.ts'
import { createGlobalSearch, type GlobalSearch } from '#lib/search/global-search/search.ts'
import type { SearchIndex } from '#lib/search/global-search/types.ts'
import { panelWords } from './panel-words.ts'

export interface LoadedSearch {
  index: SearchIndex
  search: GlobalSearch
}

const loads = new Map<Language, Promise<LoadedSearch>>()

/** The search of a language, loaded once for the boxes of a page. A load that failed is tried again. */
export function loadSearch(lang: Language): Promise<LoadedSearch> {
  const load = loads.get(lang) ?? fetchSearch(lang)
  loads.set(lang, load)
  load.catch(() => loads.delete(lang))
  return load
}

async function fetchSearch(lang: Language): Promise<LoadedSearch> {
  const response = await fetch(lang === 'fr' ? '/api/search-index?lang=fr' : '/api/search-index')
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  const index: SearchIndex = await response.json()
  const { inCity, cityText } = panelWords(lang)
  return { index, search: createGlobalSearch(index, { combination: inCity, city: cityText }) }
}
