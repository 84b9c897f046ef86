import { useLayoutEffect, useRef } from 'react'

/**
 * Focuses an element each time its content changes, and scrolls to its beginning. It happens before the paint: a moment later
 * the visitor may have moved on to a field.
 */
export function useFocus<Element extends HTMLElement>(content: unknown) {
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    const shown = element.current
    if (!content || !shown) return
    shown.focus()
    // The browser does not scroll to an element that is taller than the screen and covers it already.
    if (shown.getBoundingClientRect().top < 0) shown.scrollIntoView()
  }, [content])
  return element
}
