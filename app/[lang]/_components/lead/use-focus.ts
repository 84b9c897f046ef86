import { useLayoutEffect, useRef } from 'react'

/**
 * Gives an element the focus each time there is something new in it. Before it is seen: a moment later, the visitor may
 * have gone on to a field.
 */
export function useFocus<Element extends HTMLElement>(content: unknown) {
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    if (content) element.current?.focus()
  }, [content])
  return element
}
