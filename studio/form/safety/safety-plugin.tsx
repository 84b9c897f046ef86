import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { lazy } from 'react'
import { type DocumentActionComponent, definePlugin } from 'sanity'
import { useDocumentPane } from '#studio/core/sanity-internals.ts'
import { refuseWhileUsed } from './refuse-while-used.tsx'
import { useFrenchOnly } from './use-french-only.tsx'
import { useSafetyWords } from './words.ts'

const WHAT_CHANGES = 'what-changes'

/**
 * Publishing with open eyes: a panel beside the form, which stays while one goes on editing, and is one key away. Publishing
 * itself stays one click. And nothing that is in use goes away.
 */
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

/** The same panel from the menu beside "Publish", and from the keyboard. */
const openWhatChanges: DocumentActionComponent = () => {
  const { openInspector } = useDocumentPane()
  return {
    label: useSafetyWords().whatChanges,
    icon: EyeOpenIcon,
    shortcut: 'Ctrl+Alt+W',
    onHandle: () => openInspector(WHAT_CHANGES),
  }
}

/** Publishing, which says to translators why they cannot, where something else than French changed. */
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
