import { useEffect, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'

/**
 * The notes that some searches show above the cards and below each card. They are loaded when a search first needs them.
 * @returns `notes` is undefined until the notes are loaded, and `null` when they cannot be loaded.
 */
export function useNotes(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<typeof import('./notes.tsx') | null>()
  useEffect(() => {
    if (isNeeded) void loadLazily(() => import('./notes.tsx')).then(setLoaded)
  }, [isNeeded])
  return { notes: loaded, areReady: !isNeeded || loaded !== undefined }
}
