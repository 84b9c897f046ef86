const HALF_DAY = 12 * 60 * 60 * 1000

/**
 * The earliest date that is not before today, as `YYYY-MM-DD`. A browser knows its visitor's time zone. A server does
 * not, so it takes the date in the zone UTC-12, where it is earliest, and never refuses a visitor's today.
 */
export function firstPossibleDay(now: Date, isBrowser = typeof window !== 'undefined'): string {
  if (!isBrowser) return new Date(now.getTime() - HALF_DAY).toISOString().slice(0, 10)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

/** The most years until a preferred date. */
const YEARS = 2

/** The latest date that somebody may wish for, as `YYYY-MM-DD`: what is later is a slip of the keyboard. */
export function lastPossibleDay(now: Date): string {
  return new Date(Date.UTC(now.getFullYear() + YEARS, now.getMonth(), now.getDate()))
    .toISOString()
    .slice(0, 10)
}
