import { useEffect, useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { type LoadedSearch, loadSearch } from './load-search.ts'

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
  return { loaded, hasFailed: hasFailed && !loaded }
}
