'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import type { ActivityProps, PopupProps } from './types.ts'

/**
 * Loads the popup's code after the page, when the browser is idle. The popup's container has no size, so that a taller
 * message grows upwards and moves nothing. Screen readers do not announce the messages.
 */
export function ActivityLoader(props: ActivityProps) {
  const [Popup, setPopup] = useState<ComponentType<PopupProps>>()
  const place = useRef<HTMLDivElement>(null)

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
      ref={place}
      data-activity=""
      className="fixed inset-x-3 bottom-20 z-20 h-0 sm:left-auto sm:w-96 md:right-5 md:bottom-5 print:hidden"
    >
      {Popup && <Popup {...props} place={place} />}
    </div>
  )
}

/** Milliseconds after which a browser that is never idle runs the action anyway. */
const LONGEST_WAIT = 3000

/**
 * Runs `action` at an idle moment after the load event, or soon after that event in browsers without idle callbacks. Returns
 * a function that cancels it.
 */
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
