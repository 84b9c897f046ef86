import { useEffect, useState } from 'react'
import type { FormNodePresence } from 'sanity'
import { SESSION_ID } from '#studio/core/sanity-internals.ts'
import { keepsText, type Writer } from './keeps-text.ts'

/** Presence loses a person briefly, for example when a keystroke makes a draft. The person still counts for this time. */
const LINGERS_MS = 2_000

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

/**
 * Whether this person is in a text and may write, even if others are in it too.
 * @param others The ids of the tabs of other people in the text.
 */
export function useKeptText(isFocused: boolean, others: string[]): boolean {
  const [since, setSince] = useState<number | null>(null)
  const [writers, setWriters] = useState<Writer[]>([])
  const sessions = others.join()
  // Other tabs ignore an absence shorter than `LINGERS_MS`. This tab must too, or both people would wait for each other.
  useEffect(() => {
    if (isFocused) return setSince((known) => known ?? Date.now())
    const timer = setTimeout(() => setSince(null), LINGERS_MS)
    return () => clearTimeout(timer)
  }, [isFocused])
  useEffect(() => {
    const ids = sessions === '' ? [] : sessions.split(',')
    setWriters((known) =>
      ids.map(
        (sessionId) => known.find((one) => one.sessionId === sessionId) ?? { sessionId, since: Date.now() },
      ),
    )
  }, [sessions])
  return isFocused && since !== null && keepsText({ sessionId: SESSION_ID, since }, writers)
}
