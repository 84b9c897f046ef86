const TORONTO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' })

/** The day of a moment where most customers live, as `2026-11-25`. What is counted by day is counted by these days. */
export const siteDay = (at: number | Date): string => TORONTO.format(at)

/** The day so many days before another one. */
export function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
