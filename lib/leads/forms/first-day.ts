const HALF_DAY = 12 * 60 * 60 * 1000

/**
 * The earliest date that is not before today, as `YYYY-MM-DD`. A browser knows its visitor's time zone; a server does
 * not, so there it is the date where it is earliest, in the zone UTC-12, and never refuses somebody's today.
 */
export function firstPossibleDay(now: Date, isBrowser = typeof window !== 'undefined'): string {
  if (!isBrowser) return new Date(now.getTime() - HALF_DAY).toISOString().slice(0, 10)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}
