import { useLayoutEffect, useRef } from 'react'
import { takeEarlyActions } from '#lib/browser/early-actions.ts'

/**
 * On a slow line a page can be used before its scripts run. This hook repeats those actions in a part of the page as soon as
 * its scripts run. Returns the ref of the part, whose inputs React controls.
 */
export function useEarlyActions<Part extends Element>() {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const actions = part.current ? takeEarlyActions(part.current) : []
    // Runs once the part matches its address, so each action has its usual effect.
    queueMicrotask(() => {
      for (const act of actions) act()
    })
  }, [])
  return part
}
