import { useLayoutEffect, useRef } from 'react'
import { takeEarlyActions } from '#lib/browser/early-actions.ts'

/**
 * On a slow line a page can be used before its scripts are there: what was done then in a part of it counts as soon as
 * they are. Answers the ref of the part, whose inputs React controls.
 */
export function useEarlyActions<Part extends Element>() {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const actions = part.current ? takeEarlyActions(part.current) : []
    // When the part is as its address asks; each as if it was done only now.
    queueMicrotask(() => {
      for (const act of actions) act()
    })
  }, [])
  return part
}
