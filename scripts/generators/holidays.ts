import Holidays from 'date-holidays'
import { PROVINCES } from '#lib/requests/local-time.ts'

/** The years in the list. lib/requests/opening-hours.test.ts fails three years before they end. */
const YEARS = Array.from({ length: 12 }, (_, index) => 2026 + index)

/** The public holidays of each province and territory, as dates such as `2026-07-01`, in order. */
export function holidays(): Record<string, string> {
  const days = PROVINCES.map((province) => [province, publicHolidays(province)] as const)
  return { 'lib/requests/holidays.json': `${JSON.stringify(Object.fromEntries(days), null, 2)}\n` }
}

function publicHolidays(province: string): string[] {
  const calendar = new Holidays('CA', province)
  const found = YEARS.flatMap((year) => calendar.getHolidays(year))
  const dates = found.filter(({ type }) => type === 'public').map(({ date }) => date.slice(0, 10))
  return [...new Set(dates)].toSorted()
}
