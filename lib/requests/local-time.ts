/** The clock of each province or territory, by its code: that of most of its people. */
const ZONES: Readonly<Record<string, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
}

/** The codes of the provinces and territories. */
export const PROVINCES: readonly string[] = Object.keys(ZONES)

/** The time zone of a province or territory. Without a known code it is Toronto's, where most customers live. */
export const zoneOf = (province: string): string => ZONES[province] ?? 'America/Toronto'

/** A moment on the clock of a time zone. */
export interface LocalTime {
  /** The date, as `2026-11-29`. */
  day: string
  /** Minutes after midnight, as the clock shows them. */
  minutes: number
}

/** The clock of a time zone at a moment, in milliseconds since 1970. */
export function localTime(at: number, zone: string): LocalTime {
  const [day = '', clock = ''] = clockOf(zone).format(at).split(', ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { day, minutes: hours * 60 + minutes }
}

/** Whether a clock shows a moment or a later one. */
export const isReached = (moment: LocalTime, now: LocalTime): boolean =>
  now.day > moment.day || (now.day === moment.day && now.minutes >= moment.minutes)

/** The moment that a clock of a time zone shows, in milliseconds since 1970. */
export function momentAt({ day, minutes }: LocalTime, zone: string): number {
  const asUtc = Date.parse(`${day}T00:00Z`) + minutes * 60_000
  // The difference between the zone and UTC, at a moment that is at most some hours off.
  const shown = localTime(asUtc, zone)
  const offset = Date.parse(`${shown.day}T00:00Z`) + shown.minutes * 60_000 - asUtc
  return asUtc - offset
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, made)
  return made
}
