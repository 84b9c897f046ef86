/** The time zone of the site: most customers live there. */
export const SITE_ZONE = 'America/Toronto'

const TORONTO = new Intl.DateTimeFormat('en-CA', { timeZone: SITE_ZONE })

/** The date in Toronto at a moment, such as `2026-11-25`. All counts by day use these dates. */
export const siteDay = (at: number | Date): string => TORONTO.format(at)

/** The date `days` days before `day`; after it when `days` is negative. */
export function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
