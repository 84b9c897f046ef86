import { useEffect, useRef } from 'react'
import { type DocumentActionComponent, getPublishedId } from 'sanity'
import { useRouter } from 'sanity/router'
import { useDocumentOperationEvent } from '#studio/core/sanity-internals.ts'
import { WHAT_CHANGES } from './inspectors.ts'

/**
 * After an earlier version is restored, opens the draft with the panel "What changes". Otherwise the Studio stays at the
 * published document, whose only button unpublishes it.
 */
export function endOnDraft(original: DocumentActionComponent): DocumentActionComponent {
  const Guarded: DocumentActionComponent = (props) => {
    const description = original(props)
    useDraftAfterRestore(getPublishedId(props.id), props.type)
    return description
  }
  Guarded.action = original.action
  Guarded.displayName = original.displayName
  return Guarded
}

function useDraftAfterRestore(id: string, type: string): void {
  const { resolveIntentLink, navigateUrl } = useRouter()
  const event = useDocumentOperationEvent(id, type)
  const last = useRef(event)

  useEffect(() => {
    if (event === last.current) return
    last.current = event
    if (event?.type !== 'success' || event.op !== 'restore') return
    const path = resolveIntentLink('edit', { id, type, inspect: WHAT_CHANGES }, [['perspective', '']])
    navigateUrl({ path })
  }, [event, id, type, resolveIntentLink, navigateUrl])
}
