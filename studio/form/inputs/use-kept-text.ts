import { useEffect, useState } from 'react'
import type { StringInputProps } from 'sanity'
import { SESSION_ID } from '#studio/core/sanity-internals.ts'
import { keepsText, type Writer } from './keeps-text.ts'

/** Whether this person is in the text and keeps it, although others may be in it as well. */
export function useKeptText({ focused, presence }: StringInputProps): boolean {
  const [since, setSince] = useState<number | null>(null)
  const [others, setOthers] = useState<Writer[]>([])
  const sessions = presence.map(({ sessionId }) => sessionId).join()
  useEffect(() => setSince(focused ? Date.now() : null), [focused])
  useEffect(() => {
    const ids = sessions === '' ? [] : sessions.split(',')
    setOthers((known) =>
      ids.map(
        (sessionId) => known.find((one) => one.sessionId === sessionId) ?? { sessionId, since: Date.now() },
      ),
    )
  }, [sessions])
  return since !== null && keepsText({ sessionId: SESSION_ID, since }, others)
}
