import { useCallback } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'

/** There may be thousands of installers, so only the one is read. */
const NAME = `coalesce(
  *[_type == "featuredContractor" && key == $sent][0].name, *[_type == "installer" && _id == $sent][0].name
)`

/** The name of the installer or contractor that a quote was requested from; null for an unknown one, and until it is read. */
export function useContractorName(sent: string): string | null {
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(
    async () =>
      sent === '' ? null : client.fetch<string | null>(NAME, { sent }, { perspective: 'published' }),
    [client, sent],
  )
  return useLoaded(load).value
}
