import { useEffect } from 'react'
import { filter, takeUntil } from 'rxjs'
import { getVersionFromId, useDocumentStore } from 'sanity'
import { publishedIdOf } from '#studio/core/document-pair.ts'

/**
 * Saves what was typed last when a document is left. Sanity saves once a second, and forgets to when nobody has the document open
 * any more, or types in another one (sanity 6.16, `operationEvents`).
 *
 * @param id of the document, its draft or its version in a release; undefined until it is known
 */
export function useSavedWhenLeft(id: string | undefined, type: string): void {
  const { pair } = useDocumentStore()
  const publishedId = id && publishedIdOf(id)
  const version = id && getVersionFromId(id)
  useEffect(() => {
    if (!publishedId) return
    return () => {
      const isSaved = pair.consistencyStatus(publishedId, type, version).pipe(filter(Boolean))
      pair
        .editOperations(publishedId, type, version)
        .pipe(
          filter(({ commit }) => !commit.disabled),
          takeUntil(isSaved),
        )
        .subscribe(({ commit }) => commit.execute())
    }
  }, [pair, publishedId, type, version])
}
