import { useEffect } from 'react'
import { useCurrentUser } from 'sanity'
import { isAnswered } from '#studio/core/ask-server.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { leadsApi } from './leads-api.ts'

const CHECK_EVERY = 60_000

/** The number of leads of each kind, read every minute. Null until the server has answered. */
export function useCounts() {
  const user = useCurrentUser()
  const { value, reload } = useLoaded(leadsApi.counts)

  useEffect(() => {
    const check = () => isAnswered() && reload()
    const timer = user ? setInterval(check, CHECK_EVERY) : undefined
    return () => clearInterval(timer)
  }, [reload, user])

  return value
}
