import type { LocalTime } from '#lib/requests/local-time.ts'

/** Hours in which a contractor takes emergencies. An end before the beginning is on the next day. */
export interface CallHours {
  /** From 0 (Sunday) to 6. */
  day: number
  /** As `18:00`. */
  from: string
  to: string
}

const MINUTES_OF_DAY = 24 * 60

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a moment on the contractor's clock lies in one of the hours. An end that equals the beginning is a whole day. */
export function isOnCallAt(hours: readonly CallHours[], { day, minutes }: LocalTime): boolean {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return hours.some((span) => {
    const from = minutesOf(span.from)
    const to = minutesOf(span.to) > from ? minutesOf(span.to) : minutesOf(span.to) + MINUTES_OF_DAY
    return [0, 7].some((days) => {
      const now = ((weekday - span.day + days) % 7) * MINUTES_OF_DAY + minutes
      // The night that began on the day before, too.
      return now >= from && now < to
    })
  })
}
