'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import { TOAST_EVENT } from '#lib/browser/toast/event.ts'
import type { ToastListProps } from './toast-list.tsx'

/**
 * Shows the toasts of `#lib/browser/toast/store.ts`. Only the live region is in the page from the start, because it must
 * exist before there is anything to announce. The rest, the store included, is loaded for the first toast.
 */
export function Toaster({ words }: Pick<ToastListProps, 'words'>) {
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  const [List, setList] = useState<ComponentType<ToastListProps>>()

  useEffect(() => {
    const load = () =>
      void loadLazily(() => import('./toast-list.tsx')).then((list) => list && setList(() => list.ToastList))
    window.addEventListener(TOAST_EVENT, load)
    return () => window.removeEventListener(TOAST_EVENT, load)
  }, [])

  return (
    <>
      <div ref={setAnnouncer} aria-live="polite" className="sr-only" />
      {List && announcer && <List announcer={announcer} words={words} />}
    </>
  )
}
