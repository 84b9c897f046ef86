import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { type ShownDocument, watchDocuments } from '#studio/core/watch-documents.ts'
import { TYPES_BY_VISITS } from './visible-order.ts'

interface Documents {
  documents: ShownDocument[] | null
  error: unknown
  reload: () => void
}

/** The documents with translatable texts, kept up to date. */
export function useDocuments(): Documents {
  const client = useClient({ apiVersion: API_VERSION })
  const [documents, setDocuments] = useState<ShownDocument[] | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): It counts the reloads.
  useEffect(() => {
    setError(null)
    const subscription = watchDocuments(client, TYPES_BY_VISITS).subscribe({
      next: setDocuments,
      error: setError,
    })
    return () => subscription.unsubscribe()
  }, [client, round])

  return { documents, error, reload: useCallback(() => setRound((last) => last + 1), []) }
}
