'use client'

import dynamic from 'next/dynamic'
import { Suspense, useSyncExternalStore } from 'react'
import { LoadingScreen } from './loading-screen.tsx'

const IS_SERVER = typeof window === 'undefined'

/** The Studio has nothing to show a server, and its code is large: only browsers load it. */
const Studio = dynamic(async () => (IS_SERVER ? { default: () => null } : import('#studio/studio-app.tsx')))

/**
 * Shows that the Studio loads, then the Studio. The server renders `Studio` too, because that names its code in the page's
 * head: the browser loads it beside the page's own scripts, and not after them.
 */
export function StudioLoader() {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <Suspense fallback={<LoadingScreen />}>
      {(isHydrated || IS_SERVER) && <Studio />}
      {!isHydrated && <LoadingScreen />}
    </Suspense>
  )
}
