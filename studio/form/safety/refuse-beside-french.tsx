import type { DocumentActionComponent } from 'sanity'
import { useFrenchOnly } from './use-french-only.tsx'

/** Publishing, which says to translators why they cannot, where something else than French changed. */
export function refuseBesideFrench(original: DocumentActionComponent): DocumentActionComponent {
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
