import { useCallback, useLayoutEffect, useRef } from 'react'
import type { DocumentActionComponent } from 'sanity'

type Wrap = (action: DocumentActionComponent) => DocumentActionComponent

/**
 * The wrapper of an action, made once for each action. Sanity asks for the actions again when a draft begins. Another component
 * would then take the action's place, and forget that a click on "Publish" waits for what was typed to be saved.
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
 * An action whose handler stays the same function and calls the newest one. For an action with another handler the Studio draws
 * the whole form again: at each key, as every handler depends on the document.
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
