import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { lazy } from 'react'
import { type DocumentActionComponent, definePlugin } from 'sanity'
import { useDocumentPane } from '#studio/core/sanity-internals.ts'
import { refuseWhileUsed } from './refuse-while-used.tsx'
import { useFrenchOnly } from './use-french-only.tsx'
import { useSafetyWords } from './words.ts'

const WHAT_CHANGES = 'what-changes'

/** Adds the panel "What changes" beside the form, and refuses to remove a document that others refer to. */
export const safetyPlugin = definePlugin({
  name: 'safety',
  document: {
    inspectors: [
      {
        name: WHAT_CHANGES,
        component: lazy(() => import('./what-changes.tsx')),
        useMenuItem: () => ({
          title: useSafetyWords().whatChanges,
          icon: EyeOpenIcon,
          showAsAction: true,
        }),
      },
    ],
    actions: (actions) => [...actions.map(guard), openWhatChanges],
  },
})

function guard(action: DocumentActionComponent): DocumentActionComponent {
  const { action: kind } = action
  if (kind === 'publish') return refuseBesideFrench(action)
  return kind === 'delete' || kind === 'unpublish' ? refuseWhileUsed(action, kind) : action
}

/** Opens the panel from the menu beside "Publish", or with its shortcut. */
const openWhatChanges: DocumentActionComponent = () => {
  const { openInspector } = useDocumentPane()
  return {
    label: useSafetyWords().whatChanges,
    icon: EyeOpenIcon,
    shortcut: 'Ctrl+Alt+W',
    onHandle: () => openInspector(WHAT_CHANGES),
  }
}

/** Publishing, with an explanation for translators when something other than French changed. */
function refuseBesideFrench(original: DocumentActionComponent): DocumentActionComponent {
  const Guarded: DocumentActionComponent = (props) => {
    const description = original(props)
    const { attempt, refusal } = useFrenchOnly(props)
    if (!description) return null
    const { onHandle, dialog } = description
    return {
      ...description,
      ...(onHandle && { onHandle: () => attempt(onHandle) }),
      dialog: refusal ? { type: 'custom', component: refusal } : dialog,
    }
  }
  Guarded.action = original.action
  Guarded.displayName = original.displayName
  return Guarded
}
