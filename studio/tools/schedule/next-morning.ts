/** The hour at which a schedule begins unless somebody says otherwise. */
const HOUR = 8

/**
 * The next morning in the browser's time zone, as the value of an `<input type="datetime-local">`: `2026-12-02T08:00`. It is on
 * the next day, so that it lies in the future at any time of the day.
 */
export function nextMorning(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${two(HOUR)}:00`
}
