import { useEffect, useRef } from 'react'

/** Gives an element the focus each time there is something new in it. */
export function useFocus<Element extends HTMLElement>(content: unknown) {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (content) element.current?.focus()
  }, [content])
  return element
}
