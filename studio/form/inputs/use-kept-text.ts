import { useEffect, useState } from 'react'
import { SESSION_ID } from '#studio/core/sanity-internals.ts'
import { keepsText, type Writer } from './keeps-text.ts'

/**
 * Whether this person is in a text and keeps it, although others may be in it as well.
 *
 * @param others The names of their tabs.
 */
export function useKeptText(isFocused: boolean, others: string[]): boolean {
  const [since, setSince] = useState<number | null>(null)
  const [writers, setWriters] = useState<Writer[]>([])
  const sessions = others.join()
  useEffect(() => setSince(isFocused ? Date.now() : null), [isFocused])
  useEffect(() => {
    const ids = sessions === '' ? [] : sessions.split(',')
    setWriters((known) =>
      ids.map(
        (sessionId) => known.find((one) => one.sessionId === sessionId) ?? { sessionId, since: Date.now() },
      ),
    )
  }, [sessions])
  return since !== null && keepsText({ sessionId: SESSION_ID, since }, writers)
}
