import { useLayoutEffect, useRef } from 'react'

/**
 * Gives an element the focus each time there is something new in it, and shows its beginning. Before it is seen: a moment
 * later, the visitor may have gone on to a field.
 */
export function useFocus<Element extends HTMLElement>(content: unknown) {
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    const shown = element.current
    if (!content || !shown) return
    shown.focus()
    // The browser leaves alone what is longer than the screen and covers it already.
    if (shown.getBoundingClientRect().top < 0) shown.scrollIntoView()
  }, [content])
  return element
}
