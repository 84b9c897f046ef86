import { useEffect, useState } from 'react'
import type { FormNodePresence } from 'sanity'

/** In milliseconds. Sanity loses people from a field for a moment, for example when their first key makes a draft. */
export const LINGERS_MS = 2_000

const NOBODY: FormNodePresence[] = []

/** The people who are in a field, or were in it less than `LINGERS_MS` ago. */
export function useLingering(presence: FormNodePresence[]): FormNodePresence[] {
  const here = presence.length === 0 ? NOBODY : presence
  const [known, setKnown] = useState(here)
  const isEmpty = here.length === 0 && known.length === 0
  useEffect(() => {
    if (isEmpty) return
    const isGone = (one: FormNodePresence) => !here.some(({ sessionId }) => sessionId === one.sessionId)
    setKnown((now) => [...here, ...now.filter(isGone)])
    const timer = setTimeout(() => setKnown(here), LINGERS_MS)
    return () => clearTimeout(timer)
  }, [here, isEmpty])
  return known
}
