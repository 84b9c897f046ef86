import { lazy, Suspense, useState } from 'react'
import { type DocumentActionComponent, getPublishedId, useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { findReferrers, type Referrer } from './referrers.ts'

const UsedBy = lazy(() => import('./used-by.tsx'))

type Found = Referrer[] | 'failed' | null

/**
 * Refuses to delete or unpublish a document while others refer to it, and lists those others. The lake refuses it too, but
 * the Studio's own dialog would offer to do it anyway.
 */
export function refuseWhileUsed(
  original: DocumentActionComponent,
  kind: 'delete' | 'unpublish',
): DocumentActionComponent {
  const Guarded: DocumentActionComponent = (props) => {
    const description = original(props)
    const client = useClient({ apiVersion: API_VERSION })
    const [found, setFound] = useState<Found>(null)
    if (!description) return null
    const id = getPublishedId(props.id)
    const close = () => setFound(null)
    const onHandle = () =>
      findReferrers(client, id).then(
        (referrers) => (referrers.length > 0 ? setFound(referrers) : description.onHandle?.()),
        () => setFound('failed'),
      )
    return {
      ...description,
      onHandle,
      dialog: found
        ? {
            type: 'custom',
            component: (
              <Suspense>
                <UsedBy id={id} kind={kind} found={found} onClose={close} />
              </Suspense>
            ),
          }
        : description.dialog,
    }
  }
  Guarded.action = original.action
  Guarded.displayName = original.displayName
  return Guarded
}
