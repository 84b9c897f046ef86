import { useMemo } from 'react'
import { useLoaded } from '#components/search/use-loaded.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CatalogueState } from '#lib/search/catalogue-filters.ts'
import { catalogueResults } from '#lib/search/catalogue-results.ts'

/**
 * The results of a search in the catalogue. The search code is loaded when somebody searches, or uses the field (`isUsed`).
 * @returns `found` is `null` when nobody searches, or when the search code is not loaded.
 */
export function useResults(state: CatalogueState, isUsed: boolean, lang: Language) {
  const text = state.search.trim()
  const isSearched = text !== '' || state.cities.length > 0
  const { loaded, hasFailed } = useLoaded(lang, isSearched || isUsed ? text : null)
  const found = useMemo(() => {
    if (!loaded || !isSearched) return null
    const results = catalogueResults(loaded.search(text, { cities: state.cities }).results)
    return { ...results, near: results.services.length > 0 ? results.services : loaded.nearest(text) }
  }, [loaded, isSearched, text, state.cities])
  return {
    found,
    /** The name of a city, or its slug until the index is loaded. */
    cityName: (slug: string) => loaded?.index.cities.find((city) => city.slug === slug)?.name ?? slug,
    status: isSearched && !loaded ? (hasFailed ? 'failed' : 'loading') : 'done',
  } as const
}
