import { useEffect, useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import type { GlobalSearch } from '#lib/search/global-search/search.ts'
import type { SearchIndex } from '#lib/search/global-search/types.ts'

/**
 * Loads the search when it is first needed. A failed load is tried again for the next text.
 * @param wanted The text to search for; `null` while no search is needed.
 */
export function useLoaded(lang: Language, wanted: string | null) {
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (loaded || wanted === null) return
    let isWanted = true
    loadSearch(lang).then(
      (search) => {
        if (isWanted) setLoaded(search)
      },
      () => {
        if (isWanted) setFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [lang, wanted, loaded])
  useEffect(() => {
    if (!loaded || !wanted) return
    // Another object, so that what was found without the table is searched for again.
    void loaded.prepare(wanted).then((isNew) => isNew && setLoaded({ ...loaded }))
  }, [loaded, wanted])
  return { loaded, hasFailed: hasFailed && !loaded }
}

export interface LoadedSearch extends GlobalSearch {
  index: SearchIndex
}

const loads = new Map<Language, Promise<LoadedSearch>>()

/** Loads the code and the index of the search once for all components of a page. The next call tries a failed load again. */
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
