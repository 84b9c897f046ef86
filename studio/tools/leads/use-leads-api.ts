import { useMemo } from 'react'
import type { Session } from '#studio/core/session.ts'
import { type LeadsApi, leadsApi } from './leads-api.ts'
import { useWords } from './words.ts'

/** The leads, asked for in the language of the Studio. */
export function useLeadsApi(session: Session): LeadsApi {
  const { words, language } = useWords()
  return useMemo(() => leadsApi(session, language, words.unreachable), [session, language, words])
}
