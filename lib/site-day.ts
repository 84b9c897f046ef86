const TORONTO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' })

/** The date of a moment in Toronto, where most customers live, as `2026-11-25`. All counts by day use these dates. */
export const siteDay = (at: number | Date): string => TORONTO.format(at)

/** The date `days` days before `day`; after it when `days` is negative. */
export function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
