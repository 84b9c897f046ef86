'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'

interface Props {
  error: Error
}

/** A page failed in the browser: loads what says so, which no other page has to carry. */
export default function FailedPage({ error }: Props) {
  const [Screen, setScreen] = useState<ComponentType<Props>>()
  useEffect(() => {
    void loadLazily(() => import('#components/app/failed-screen.tsx')).then((loaded) => {
      if (loaded) setScreen(() => loaded.FailedScreen)
    })
  }, [])
  return Screen && <Screen error={error} />
}
