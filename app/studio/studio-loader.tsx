'use client'

import dynamic from 'next/dynamic'
import { Suspense, useSyncExternalStore } from 'react'
import { LoadingScreen } from './loading-screen.tsx'

const IS_SERVER = typeof window === 'undefined'

/** The Studio renders nothing on a server, and its code is large. So only browsers load it. */
const Studio = dynamic(async () => (IS_SERVER ? { default: () => null } : import('#studio/studio-app.tsx')))

/**
 * Shows a loading screen, then the Studio. The server renders `Studio` too, as nothing: so the page's head names the code of
 * the Studio, and the browser loads it together with the page's own scripts.
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
