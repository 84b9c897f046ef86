import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import {
  type DocumentActionComponent,
  getReleaseIdFromReleaseDocumentId,
  isCardinalityOneRelease,
  useActiveReleases,
  useDocumentVersions,
} from 'sanity'
import { onceForEach } from '#studio/form/safety/steady-action.ts'
import { useBeforePublishing } from '#studio/form/safety/use-before-publishing.tsx'
import { useScheduleWords } from './words.ts'

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'))

/** The dialog of a document action. */
const dialogOf = (props: ComponentProps<typeof ScheduleDialog>) => ({
  type: 'custom' as const,
  component: (
    <Suspense>
      <ScheduleDialog {...props} />
    </Suspense>
  ),
})

/**
 * Sanity's action "Schedule publish" with a dialog of our own: Sanity's opens with the present minute, which has passed when it is
 * sent, and in another time zone. French that is missing or out of date is asked about first, as at "Publish".
 */
function publishAt(original: DocumentActionComponent): DocumentActionComponent {
  const PublishAt: DocumentActionComponent = (props) => {
    const description = original(props)
    const [isOpen, setIsOpen] = useState(false)
    const { ask, dialog: question } = useBeforePublishing(props, () => setIsOpen(true))
    const { draft } = props
    if (!description || !draft) return description
    const dialog = isOpen && dialogOf({ kind: 'publish', document: draft, onClose: () => setIsOpen(false) })
    return {
      ...description,
      onHandle: ask,
      dialog: question ? { type: 'custom', component: question } : dialog,
    }
  }
  PublishAt.action = original.action
  PublishAt.displayName = original.displayName
  return PublishAt
}

const inOwnDialog = onceForEach(publishAt)

/** The actions, with our dialog for "Schedule publish". Sanity adds that action after those of all plugins. */
export const withScheduleDialog = (actions: DocumentActionComponent[]) =>
  actions.map((action) => (action.action === 'schedule' ? inOwnDialog(action) : action))

const useTakeOff: DocumentActionComponent = ({ id, published }) => {
  const { words } = useScheduleWords()
  const [isOpen, setIsOpen] = useState(false)
  const isScheduled = useIsScheduled(id)
  if (!published) return null
  return {
    label: words.label,
    icon: CloseCircleIcon,
    disabled: isScheduled,
    ...(isScheduled && { title: words.alreadyScheduled }),
    onHandle: () => setIsOpen(true),
    dialog: isOpen && dialogOf({ kind: 'unpublish', document: published, onClose: () => setIsOpen(false) }),
  }
}

/**
 * Takes a document off the site, now or at a set time. Sanity has the first only beside the published version, the second only
 * in a release. `action` is set in the same expression, because the bundler drops a later assignment. Without `action`,
 * studio/form/safety would not refuse to take off a document that others refer to.
 */
export const takeOff: DocumentActionComponent = Object.assign(useTakeOff, { action: 'unpublish' as const })

/** Says why a document of which there is one cannot be taken off the site. It has no `action`, so that no rule removes it. */
export const staysOnTheSite: DocumentActionComponent = ({ published }) => {
  const { words } = useScheduleWords()
  return published && { label: words.label, icon: CloseCircleIcon, disabled: true, title: words.staysOn }
}

/** Whether a release for this single document is scheduled. */
function useIsScheduled(id: string): boolean {
  const { data: releases } = useActiveReleases()
  const { data: versions } = useDocumentVersions({ documentId: id })
  return releases.some((release) => {
    const prefix = `versions.${getReleaseIdFromReleaseDocumentId(release._id)}.`
    return isCardinalityOneRelease(release) && versions.some((version) => version.startsWith(prefix))
  })
}
