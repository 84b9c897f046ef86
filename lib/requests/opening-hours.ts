import { dayBefore } from '#lib/site-day.ts'
import HOLIDAYS from './holidays.json' with { type: 'json' }
import type { LocalTime } from './local-time.ts'

/** The opening hours of the site settings: `opens` and `closes` are texts such as `08:00`. */
export type StoredHours = readonly { days: string[] | null; opens: string | null; closes: string | null }[]

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The hours of a business that has none in its settings. */
const USUAL: StoredHours = [{ days: WEEKDAYS.slice(1, 6), opens: '09:00', closes: '17:00' }]

/** The hours of one day, in minutes after midnight. */
interface Hours {
  opens: number
  closes: number
}

/** The most days that are looked ahead. Figures of documents may be wrong by far, and then must not keep a server busy. */
export const LONGEST_AHEAD = 366

/** The hours in which the business is open, on the clock of a province and without its public holidays. */
export class OpeningHours {
  readonly #hours: ReadonlyMap<string, Hours>
  readonly #holidays: ReadonlySet<string>

  /** @param province the code of a province or territory; a province without a known code has no holidays */
  constructor(stored: StoredHours | null | undefined, province: string) {
    const given = byWeekday(stored ?? [])
    this.#hours = given.size > 0 ? given : byWeekday(USUAL)
    this.#holidays = new Set((HOLIDAYS as Readonly<Record<string, string[]>>)[province])
  }

  isOpenOn(day: string): boolean {
    return this.#of(day) !== null
  }

  isOpenAt({ day, minutes }: LocalTime): boolean {
    const hours = this.#of(day)
    return hours !== null && minutes >= hours.opens && minutes < hours.closes
  }

  /** The moment after some minutes of opening hours, at most LONGEST_AHEAD days later. */
  after(time: LocalTime, count: number): LocalTime {
    let { day, minutes } = time
    let left = count
    for (let days = 0; days < LONGEST_AHEAD; days++) {
      const hours = this.#of(day)
      const start = Math.max(minutes, hours?.opens ?? 0)
      const open = hours ? Math.max(0, hours.closes - start) : 0
      if (open > 0 && left <= open) return { day, minutes: start + left }
      left -= open
      day = dayBefore(day, -1)
      minutes = 0
    }
    return { day, minutes }
  }

  /** The date some open days after a date, at most LONGEST_AHEAD days later. */
  daysAfter(from: string, count: number): string {
    let day = from
    let left = count
    for (let days = 0; days < LONGEST_AHEAD && left > 0; days++) {
      day = dayBefore(day, -1)
      if (this.isOpenOn(day)) left -= 1
    }
    return day
  }

  /** The hours of a date; null when the business is closed all day. */
  #of(day: string): Hours | null {
    if (this.#holidays.has(day)) return null
    const weekday = WEEKDAYS[new Date(`${day}T12:00Z`).getUTCDay()]
    return this.#hours.get(weekday ?? '') ?? null
  }
}

function byWeekday(stored: StoredHours): Map<string, Hours> {
  return new Map(
    stored.flatMap(({ days, opens, closes }) => {
      const hours = { opens: minutesOf(opens), closes: minutesOf(closes) }
      const known = (days ?? []).filter((day) => WEEKDAYS.includes(day))
      return hours.opens < hours.closes ? known.map((day) => [day, hours] as const) : []
    }),
  )
}

/** The minutes after midnight of a text such as `08:00`; NaN for any other text. */
function minutesOf(text: string | null): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text ?? '') ?? []
  return Number(hours) * 60 + Number(minutes)
}
