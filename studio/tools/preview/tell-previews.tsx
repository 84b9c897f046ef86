import { type ReactNode, useEffect } from 'react'
import { useClient } from 'sanity'
import { tellPreviews } from '#lib/preview/draft-channel.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'

/** Refreshes previews as soon as a draft is saved. The preview tool's own message comes a second later. */
export function TellPreviews({ children }: { children: ReactNode }) {
  const client = useClient({ apiVersion: API_VERSION })

  useEffect(() => {
    const changes = client.listen(
      '*[_type in $types]',
      { types: CONTENT_TYPES.map(({ name }) => name) },
      { includeResult: false, includeAllVersions: true, events: ['mutation'], visibility: 'query' },
    )
    // An error needs no handler: the Studio reports a lost connection, and the preview tool still sends its own message.
    const subscription = changes.subscribe({ next: tellPreviews, error: () => {} })
    return () => subscription.unsubscribe()
  }, [client])

  return children
}
