import { useCallback, useLayoutEffect, useRef } from 'react'
import type { DocumentActionComponent } from 'sanity'

type Wrap = (action: DocumentActionComponent) => DocumentActionComponent

/**
 * Wraps each action only once. Sanity asks for the actions again when a draft is created. A new wrapper would then mount as a
 * new component, and forget a click on "Publish" that waits until typed text is saved.
 */
export function onceForEach(wrap: Wrap): Wrap {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const known = wrapped.get(action) ?? wrap(action)
    wrapped.set(action, known)
    return known
  }
}

/**
 * An action whose handler never changes and calls the newest handler. When a handler changes, the Studio renders the whole form
 * again. Handlers depend on the document, so this would happen at each keystroke.
 */
export function steady(original: DocumentActionComponent): DocumentActionComponent {
  const Steady: DocumentActionComponent = (props) => {
    const description = original(props)
    const newest = useRef(description?.onHandle)
    useLayoutEffect(() => {
      newest.current = description?.onHandle
    })
    const onHandle = useCallback(() => newest.current?.(), [])
    return description?.onHandle ? { ...description, onHandle } : description
  }
  Steady.action = original.action
  Steady.displayName = original.displayName
  return Steady
}
