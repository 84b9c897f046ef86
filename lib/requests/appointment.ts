import { dayBefore } from '#lib/site-day.ts'
import type { Appointment } from './life.ts'
import { localTime, momentAt } from './local-time.ts'
import { minutesOf } from './time-text.ts'

const HOUR = 3_600_000

/** The length of an installation in a calendar when the hours of its end are not known, in hours. */
const USUAL_LENGTH = 2

/** Whether fewer hours than `notice` are left before an installation begins. A day without hours begins at midnight. */
export function isLate(
  { day, from = '00:00' }: Appointment,
  zone: string,
  now: number,
  notice: number,
): boolean {
  const limit = localTime(now + notice * HOUR, zone)
  return day < limit.day || (day === limit.day && minutesOf(from) < limit.minutes)
}

/** The moment of a time on the clock of a zone, in milliseconds since 1970. */
export function momentOf(day: string, clock: string, zone: string): number {
  return momentAt({ day, minutes: minutesOf(clock) }, zone)
}

interface CalendarEntry {
  /** Unique for the request, such as its reference. */
  uid: string
  /** Grows with each change of the request. */
  sequence: number
  title: string
  text: string
  place: string
  url: string
}

/** A calendar file (RFC 5545) with one entry: whole-day without hours. Lines are folded at 75 bytes. `now` is its time stamp. */
export function calendarFile(
  { day, from, to }: Appointment,
  { uid, sequence, title, text, place, url }: CalendarEntry,
  zone: string,
  now: number,
): string {
  const start = from ? momentOf(day, from, zone) : null
  const end = from && to ? momentOf(day, to, zone) : (start ?? 0) + USUAL_LENGTH * HOUR
  const times =
    start === null
      ? [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(dayBefore(day, -1))}`]
      : [`DTSTART:${stampOf(start)}`, `DTEND:${stampOf(end)}`]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//montage//request//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stampOf(now)}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const dateOf = (day: string) => day.replaceAll('-', '')

const stampOf = (at: number) => `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** A line in parts of at most 75 bytes; each further part begins with a space. No character is split. */
function folded(line: string): string {
  let length = 0
  return [...line]
    .map((character) => {
      const size = Buffer.byteLength(character)
      const isOver = length + size > 75
      length = isOver ? size + 1 : length + size
      return isOver ? `\r\n ${character}` : character
    })
    .join('')
}
