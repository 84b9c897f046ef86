import { useEffect, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'

/**
 * What some searches show above the cards and below each, loaded once one of them needs it.
 * @returns `notes` is missing until then, and where it cannot be loaded.
 */
export function useNotes(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<typeof import('./notes.tsx') | null>()
  useEffect(() => {
    if (isNeeded) void loadLazily(() => import('./notes.tsx')).then(setLoaded)
  }, [isNeeded])
  return { notes: loaded, areReady: !isNeeded || loaded !== undefined }
}
