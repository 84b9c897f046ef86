import { useEffect, useState } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'

export type Notes = typeof import('./notes.tsx')

/**
 * The notes that some searches show above the cards and below each card. They are loaded when a search first needs them,
 * unless they came with the page (`given`). Null while they are not loaded, and when they cannot be loaded.
 */
export function useNotes(isNeeded: boolean, given: Notes | null): Notes | null {
  const [notes, setNotes] = useState(given)
  useEffect(() => {
    if (isNeeded && !notes) void loadLazily(() => import('./notes.tsx')).then(setNotes)
  }, [isNeeded, notes])
  return notes
}
