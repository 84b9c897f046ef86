'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import type { ActivityProps } from './types.ts'

/**
 * Loads the popup's code when the page has loaded and the browser has nothing else to do. Its place has no size of its own,
 * so that a taller message grows upwards and moves nothing. Screen readers are not told of a message.
 */
export function ActivityLoader(props: ActivityProps) {
  const [Popup, setPopup] = useState<ComponentType<ActivityProps>>()

  useEffect(
    () =>
      whenIdle(async () => {
        const popup = await loadLazily(() => import('./activity-popup.tsx'))
        if (popup) setPopup(() => popup.ActivityPopup)
      }),
    [],
  )

  return (
    <div
      data-activity=""
      className="fixed inset-x-3 bottom-20 z-20 h-0 md:inset-x-5 md:bottom-5 print:hidden"
    >
      {Popup && <Popup {...props} />}
    </div>
  )
}

/** A browser that is never idle runs it anyway, after so many milliseconds. */
const LONGEST_WAIT = 3000

/** Runs `action` at an idle moment after the page's load event, or soon after it where browsers cannot tell. */
function whenIdle(action: () => void): () => void {
  let handle: number | undefined
  const schedule = () => {
    handle = window.requestIdleCallback
      ? window.requestIdleCallback(action, { timeout: LONGEST_WAIT })
      : window.setTimeout(action, 200)
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
  return () => {
    window.removeEventListener('load', schedule)
    if (handle === undefined) return
    if (window.cancelIdleCallback) window.cancelIdleCallback(handle)
    else window.clearTimeout(handle)
  }
}
