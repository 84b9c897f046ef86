import { useEffect, useRef } from 'react'

/**
 * Scrolls to the element that `find` returns when the page is opened, one frame after it is shown, so the visitor sees no
 * movement. A page that has scrolled stays where it is. So when an address names several places, the page scrolls to the first
 * of them.
 */
export function useArrival(find: () => Element | null) {
  const hasArrived = useRef(false)
  const first = useRef(find)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    const place = first.current()
    if (!place) return
    const scroll = () => {
      if (window.scrollY === 0) place.scrollIntoView({ behavior: 'instant' })
    }
    requestAnimationFrame(() => requestAnimationFrame(scroll))
  }, [])
}
