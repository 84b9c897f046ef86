import { Badge } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { RequestPromise } from '#lib/leads/staff/promise.ts'
import { durationText } from './time-words.ts'
import { useWords, type Words } from './words.ts'

/** Milliseconds after which the clocks move. They show minutes. */
const TICK = 5_000

/** Milliseconds before the end of a promise from which its clock warns. */
const SOON = 30 * 60_000

/** How long is left of the promise that contractors have a request, or how long it is overdue. It moves by itself. */
export function PromiseClock({ promise }: { promise: RequestPromise }) {
  const { until } = promise
  const { words, language, time } = useWords()
  const left = until - useNow()
  const tone = left < 0 ? 'critical' : left < SOON ? 'caution' : 'default'
  const duration = durationText(Math.abs(left), language)
  return (
    <Badge tone={tone} title={promiseText(promise, words, time)}>
      {left < 0 ? words.overdue(duration) : words.left(duration)}
    </Badge>
  )
}

/** What the customer was promised, with its end. */
export const promiseText = (
  { until, isEmergency }: RequestPromise,
  words: Words,
  time: (at: number) => string,
): string => (isEmergency ? words.respondedBy : words.promisedBy)(time(until))

/** The current time in milliseconds since 1970. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return now
}
