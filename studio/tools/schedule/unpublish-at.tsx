import { CalendarIcon } from '@sanity/icons/Calendar'
import { lazy, Suspense, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  getReleaseIdFromReleaseDocumentId,
  isCardinalityOneRelease,
  useActiveReleases,
  useDocumentVersions,
} from 'sanity'
import { useScheduleWords } from './words.ts'

const UnpublishDialog = lazy(() => import('./unpublish-dialog.tsx'))

const useUnpublishAt = ({ id, published }: DocumentActionProps): DocumentActionDescription | null => {
  const { words } = useScheduleWords()
  const [isOpen, setIsOpen] = useState(false)
  const isScheduled = useIsScheduled(id)
  if (!published) return null
  return {
    label: words.label,
    icon: CalendarIcon,
    disabled: isScheduled,
    ...(isScheduled && { title: words.alreadyScheduled }),
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'custom',
      component: (
        <Suspense>
          <UnpublishDialog document={published} onClose={() => setIsOpen(false)} />
        </Suspense>
      ),
    },
  }
}

/**
 * Unpublishes a document at a set time. Sanity has this only for documents that are in a release already. `action` is set in
 * the same expression, because the bundler drops a later assignment. Without `action`, studio/form/safety would not refuse to
 * unpublish a document that others refer to.
 */
export const unpublishAt: DocumentActionComponent = Object.assign(useUnpublishAt, {
  action: 'unpublish' as const,
})

/** Whether a release for this single document is scheduled. */
function useIsScheduled(id: string): boolean {
  const { data: releases } = useActiveReleases()
  const { data: versions } = useDocumentVersions({ documentId: id })
  return releases.some((release) => {
    const prefix = `versions.${getReleaseIdFromReleaseDocumentId(release._id)}.`
    return isCardinalityOneRelease(release) && versions.some((version) => version.startsWith(prefix))
  })
}
