'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'

interface Props {
  error: Error
}

/** Shown when a page failed in the browser. Its texts are loaded after the failure, so they add no bytes to other pages. */
export default function FailedPage({ error }: Props) {
  const [Screen, setScreen] = useState<ComponentType<Props>>()
  useEffect(() => {
    void loadLazily(() => import('#components/failure/failed-screen.tsx')).then((loaded) => {
      if (loaded) setScreen(() => loaded.FailedScreen)
    })
  }, [])
  return Screen && <Screen error={error} />
}
