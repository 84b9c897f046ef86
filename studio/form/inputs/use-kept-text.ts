import { useEffect, useState } from 'react'
import { SESSION_ID } from '#studio/core/sanity-internals.ts'
import { keepsText, type Writer } from './keeps-text.ts'
import { LINGERS_MS } from './use-lingering.ts'

/**
 * Whether this person is in a text and keeps it, even if others are in it too.
 * @param others The names of their tabs.
 */
export function useKeptText(isFocused: boolean, others: string[]): boolean {
  const [since, setSince] = useState<number | null>(null)
  const [writers, setWriters] = useState<Writer[]>([])
  const sessions = others.join()
  // Other tabs do not notice a shorter absence. This tab must not either, or both people would wait for each other.
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
