import { useCallback } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { type DocumentPair, NO_VERSIONS, pairsOf, type StoredDocument } from './document-pair.ts'
import { useLoaded } from './use-loaded.ts'

/** Reads the documents of some types, with their drafts. */
export function useReadDocuments(): (types: string[]) => Promise<DocumentPair[]> {
  const client = useClient({ apiVersion: API_VERSION })
  return useCallback(
    async (types) => {
      const query = `*[_type in $types && ${NO_VERSIONS}]`
      return pairsOf(await client.fetch<StoredDocument[]>(query, { types }, { perspective: 'raw' }))
    },
    [client],
  )
}

/** Loads the documents for a component. `types` is a list separated by commas. */
export function useDocuments(types: string) {
  const read = useReadDocuments()
  const load = useCallback(() => read(types.split(',')), [read, types])
  return useLoaded(load)
}
