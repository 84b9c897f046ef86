import { useEffect } from 'react'
import { useCurrentUser } from 'sanity'
import { session } from '#studio/core/embedded-session.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { leadsApi } from './leads-api.ts'

const CHECK_EVERY = 60_000

/** The number of leads of each kind, read every minute. Null until the server has answered. */
export function useCounts() {
  const user = useCurrentUser()
  const { value, reload } = useLoaded(leadsApi.counts)

  useEffect(() => {
    // While the session has expired, nothing is requested, because requests would wait for the next sign-in.
    const check = () => session.state.getValue().status === 'signed-in' && reload()
    const timer = user ? setInterval(check, CHECK_EVERY) : undefined
    return () => clearInterval(timer)
  }, [reload, user])

  return value
}
