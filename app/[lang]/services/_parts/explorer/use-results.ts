import { useMemo } from 'react'
import { useLoaded } from '#components/search/use-loaded.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CatalogueState } from '#lib/search/catalogue-filters.ts'
import { catalogueResults } from '#lib/search/catalogue-results.ts'

/**
 * What the search finds for the state of the catalogue. It is loaded when something is searched for, or is about to be.
 * @returns `found` is `null` when nothing is searched for, or cannot be yet.
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
    /** The name of a city, or its slug while that is all that is known. */
    cityName: (slug: string) => loaded?.index.cities.find((city) => city.slug === slug)?.name ?? slug,
    status: isSearched && !loaded ? (hasFailed ? 'failed' : 'loading') : 'done',
  } as const
}
