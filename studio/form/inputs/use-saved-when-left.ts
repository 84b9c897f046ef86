import { useEffect } from 'react'
import { filter, takeUntil } from 'rxjs'
import { publishedIdOf, releaseOf } from '#studio/core/document-pair.ts'
import { useDocumentStore } from '#studio/core/sanity-internals.ts'

/**
 * Saves the last typed text when a document is left. The browser asks before a tab with unsaved text closes. Sanity saves once
 * a second, but stops when the document is closed, or when the person types in another document (sanity 6.16,
 * `operationEvents`).
 * @param id of the document, its draft or its version in a release; undefined until it is known
 */
export function useSavedWhenLeft(id: string | undefined, type: string): void {
  const { pair } = useDocumentStore()
  const publishedId = id && publishedIdOf(id)
  const version = id && releaseOf(id)
  useEffect(() => {
    if (!publishedId) return
    const isSaved$ = pair.consistencyStatus(publishedId, type, version)
    let isSaved = true
    const watching = isSaved$.subscribe((now) => {
      isSaved = now
    })
    const save = () => {
      pair
        .editOperations(publishedId, type, version)
        .pipe(
          filter(({ commit }) => !commit.disabled),
          takeUntil(isSaved$.pipe(filter(Boolean))),
        )
        .subscribe(({ commit }) => commit.execute())
    }
    const askBeforeClosing = (event: BeforeUnloadEvent) => {
      if (isSaved) return
      event.preventDefault()
      save()
    }
    window.addEventListener('beforeunload', askBeforeClosing)
    return () => {
      window.removeEventListener('beforeunload', askBeforeClosing)
      watching.unsubscribe()
      save()
    }
  }, [pair, publishedId, type, version])
}
