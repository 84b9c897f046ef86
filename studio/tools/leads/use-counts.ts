import { useEffect } from 'react'
import { useCurrentUser } from 'sanity'
import type { Session } from '#studio/core/session.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { useLeadsApi } from './leads-api.ts'

const CHECK_EVERY = 60_000

/** The number of leads of each kind, read every minute. Null until the server has answered. */
export function useCounts(session: Session) {
  const user = useCurrentUser()
  const api = useLeadsApi(session)
  const { value, reload } = useLoaded(api.counts)

  useEffect(() => {
    // While the session has expired, nothing is requested, because requests would wait for the next sign-in.
    const check = () => session.state.getValue().status === 'signed-in' && reload()
    const timer = user ? setInterval(check, CHECK_EVERY) : undefined
    return () => clearInterval(timer)
  }, [reload, session, user])

  return value
}
