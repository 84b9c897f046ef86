import { useMemo } from 'react'
import { useLoaded } from '#components/search/use-loaded.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CatalogueState } from '#lib/search/catalogue-filters.ts'
import { searchCatalogue, searchOf } from '#lib/search/catalogue-results.ts'
import type { Start } from './types.ts'

/**
 * The results of a search in the catalogue: those that the server has found (`start`), or else of the search that is loaded
 * when somebody searches, or uses the field (`isUsed`).
 * @returns `found` is `null` when nobody searches, or when the search code is not loaded.
 */
export function useResults(state: CatalogueState, isUsed: boolean, lang: Language, start?: Start) {
  const wanted = searchOf(state)
  const isStart = wanted === start?.search
  const isNeeded = wanted !== '' && !isStart
  const { loaded, hasFailed } = useLoaded(lang, isNeeded || isUsed ? state.search.trim() : null)
  const found = useMemo(() => {
    if (isStart) return start.found
    return loaded && wanted ? searchCatalogue(loaded, state) : null
  }, [isStart, start, loaded, wanted, state])
  return {
    found,
    /** The name of a city, or its slug until the index is loaded. */
    cityName: (slug: string) =>
      (loaded?.index.cities ?? start?.cities)?.find((city) => city.slug === slug)?.name ?? slug,
    status: isNeeded && !loaded ? (hasFailed ? 'failed' : 'loading') : 'done',
  } as const
}
