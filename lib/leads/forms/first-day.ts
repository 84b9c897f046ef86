const HALF_DAY = 12 * 60 * 60 * 1000

/**
 * The earliest allowed date, as `YYYY-MM-DD`. A browser returns today in the visitor's time zone. A server does not know this
 * zone, so it returns the date in UTC-12, where the date is earliest, and never refuses a visitor's today.
 */
export function firstPossibleDay(now: Date, isBrowser = typeof window !== 'undefined'): string {
  return isBrowser ? dayOf(now) : new Date(now.getTime() - HALF_DAY).toISOString().slice(0, 10)
}

/** The latest day that can be today: in a browser today, on a server the date in UTC+12. No Canadian clock is ahead of it. */
export function lastToday(now: Date, isBrowser = typeof window !== 'undefined'): string {
  return isBrowser ? dayOf(now) : new Date(now.getTime() + HALF_DAY).toISOString().slice(0, 10)
}

/** The date on the clock of this computer. */
function dayOf(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

/** A preferred date more than this number of years away is refused. */
const YEARS = 2

/** The latest allowed date, as `YYYY-MM-DD`. A later date is a typing error. */
export function lastPossibleDay(now: Date): string {
  return new Date(Date.UTC(now.getFullYear() + YEARS, now.getMonth(), now.getDate()))
    .toISOString()
    .slice(0, 10)
}
