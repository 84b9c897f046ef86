import { useMemo } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import type { CatalogueEntry, CatalogueState } from '#lib/search/catalogue-filters.ts'
import { catalogueResults, nearestServices } from '#lib/search/catalogue-results.ts'
import { useLoaded } from '../../../_components/search/use-loaded.ts'

/**
 * What the search finds for the state of the catalogue. It is loaded when something is searched for, or is about to be.
 * @returns `found` is `null` when nothing is searched for, or cannot be yet.
 */
export function useResults(
  entries: readonly CatalogueEntry[],
  state: CatalogueState,
  isUsed: boolean,
  lang: Language,
) {
  const text = state.search.trim()
  const isSearched = text !== '' || state.cities.length > 0
  const { loaded, hasFailed } = useLoaded(lang, isSearched || isUsed ? text : null)
  const found = useMemo(() => {
    if (!loaded || !isSearched) return null
    return catalogueResults(loaded.search(text, { cities: state.cities }).results)
  }, [loaded, isSearched, text, state.cities])
  const nearest = useMemo(() => {
    const isFound = found === null || found.services.length > 0
    const wanted = isFound ? found?.services : loaded?.nearest(text)
    return nearestServices(entries, state, wanted ?? entries.map(({ slug }) => slug))
  }, [entries, state, loaded, found, text])
  return {
    found,
    nearest,
    /** The name of a city, or its slug while that is all that is known. */
    cityName: (slug: string) => loaded?.index.cities.find((city) => city.slug === slug)?.name ?? slug,
    status: isSearched && !loaded ? (hasFailed ? 'failed' : 'loading') : 'done',
  } as const
}
