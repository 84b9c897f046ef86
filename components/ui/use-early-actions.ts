import { useLayoutEffect, useRef } from 'react'
import { takeEarlyActions } from '#lib/browser/early-actions.ts'

/**
 * On a slow connection a visitor can use a page before its scripts run. This hook repeats the actions of the visitor in a part
 * of the page when its scripts run. Returns the ref of the part, whose inputs React controls.
 */
export function useEarlyActions<Part extends Element>() {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const actions = part.current ? takeEarlyActions(part.current) : []
    // Runs after the part has read its state from the address, so each action has its usual effect.
    queueMicrotask(() => {
      for (const act of actions) act()
    })
  }, [])
  return part
}
