'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { loadLazily } from '#lib/app/lazy-module.ts'
import { type Toast, toastStore } from '#lib/toast/store.ts'
import type { ToastListProps } from './toast-list.tsx'

const NONE: readonly Toast[] = []

/**
 * Shows the toasts of `#lib/toast/store.ts`. Only the live region is in the page from the start, because it must
 * exist before there is anything to announce. The rest is loaded for the first toast.
 */
export function Toaster({ words }: Pick<ToastListProps, 'words'>) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NONE)
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  const [List, setList] = useState<ComponentType<ToastListProps>>()
  const isNeeded = toasts.length > 0

  useEffect(() => {
    if (!isNeeded) return
    void loadLazily(() => import('./toast-list.tsx')).then((list) => list && setList(() => list.ToastList))
  }, [isNeeded])

  return (
    <>
      <div ref={setAnnouncer} aria-live="polite" className="sr-only" />
      {List && announcer && <List toasts={toasts} announcer={announcer} words={words} />}
    </>
  )
}
