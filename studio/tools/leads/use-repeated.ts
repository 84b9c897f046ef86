import { useEffect } from 'react'
import { useCurrentUser } from 'sanity'
import { isAnswered } from '#studio/core/ask-server.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'

const CHECK_EVERY = 60_000

/** The result of `load`, loaded again every minute. Null until the server has answered. */
export function useRepeated<Value>(load: () => Promise<Value>): Value | null {
  const user = useCurrentUser()
  const { value, reload } = useLoaded(load)

  useEffect(() => {
    const check = () => isAnswered() && reload()
    const timer = user ? setInterval(check, CHECK_EVERY) : undefined
    return () => clearInterval(timer)
  }, [reload, user])

  return value
}
