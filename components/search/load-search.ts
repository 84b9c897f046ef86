import type { Language } from '#lib/i18n/languages.ts'
import type { GlobalSearch } from '#lib/search/global-search/search.ts'
import type { SearchIndex } from '#lib/search/global-search/types.ts'

export interface LoadedSearch extends GlobalSearch {
  index: SearchIndex
}

const loads = new Map<Language, Promise<LoadedSearch>>()

/** The search of a language, loaded once for everything on a page that searches. A load that failed is tried again. */
export function loadSearch(lang: Language): Promise<LoadedSearch> {
  const load = loads.get(lang) ?? fetchSearch(lang)
  loads.set(lang, load)
  load.catch(() => loads.delete(lang))
  return load
}

async function fetchSearch(lang: Language): Promise<LoadedSearch> {
  const [index, { createGlobalSearch }, { panelWords }] = await Promise.all([
    fetchIndex(lang),
    import('#lib/search/global-search/search.ts'),
    import('./panel-words.ts'),
  ])
  const { inCity, cityText } = panelWords(lang)
  return { index, ...createGlobalSearch(index, { combination: inCity, city: cityText }) }
}

async function fetchIndex(lang: Language): Promise<SearchIndex> {
  const response = await fetch(lang === 'fr' ? '/api/search-index?lang=fr' : '/api/search-index')
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return response.json()
}
