import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, isLate, momentOf } from './appointment.ts'

const TORONTO = 'America/Toronto'

test('24 hours are counted on the clock of the province', () => {
  const now = Date.parse('2026-12-09T14:30-05:00')
  expect(isLate({ day: '2026-12-10', from: '14:29' }, TORONTO, now, 24)).toBe(true)
  expect(isLate({ day: '2026-12-10', from: '14:30' }, TORONTO, now, 24)).toBe(false)
  // A day without hours begins at midnight.
  expect(isLate({ day: '2026-12-10' }, TORONTO, now, 24)).toBe(true)
  expect(isLate({ day: '2026-12-11' }, TORONTO, now, 24)).toBe(false)
  expect(isLate({ day: '2026-12-10', from: '15:29' }, 'America/Halifax', now, 24)).toBe(true)
  expect(isLate({ day: '2026-12-10', from: '15:30' }, 'America/Halifax', now, 24)).toBe(false)
})

test('a time on the clock of a zone is a moment, also around the changes of the clock', () => {
  expect(momentOf('2026-12-10', '09:00', TORONTO)).toBe(Date.parse('2026-12-10T09:00-05:00'))
  expect(momentOf('2026-07-10', '09:00', TORONTO)).toBe(Date.parse('2026-07-10T09:00-04:00'))
  expect(momentOf('2026-12-10', '09:00', 'America/St_Johns')).toBe(Date.parse('2026-12-10T09:00-03:30'))
  expect(momentOf('2027-03-14', '08:00', TORONTO)).toBe(Date.parse('2027-03-14T08:00-04:00'))
  expect(momentOf('2026-11-01', '08:00', TORONTO)).toBe(Date.parse('2026-11-01T08:00-05:00'))
})

const ENTRY = {
  uid: 'M-7K3Q-92TX',
  sequence: 3,
  title: 'Montage: Installation de téléviseur · Trois-Rivières; 2 × murs, briques',
  text: 'M-7K3Q-92TX\nLe jour de votre installation est fixé.',
  place: '12, rue des Forges, Trois-Rivières, QC',
  url: 'https://montage.example/request/M-7K3Q-92TX?lang=fr',
}

/** The first entry, as a parser of RFC 5545 reads it. */
function readBy(file: string) {
  const [, , components] = ICAL.parse(file) as [string, unknown, unknown[]]
  const event = new ICAL.Event(new ICAL.Component(components[0] as never))
  return { event, start: event.startDate, end: event.endDate }
}

test('a calendar reads what is written, with hours', () => {
  const file = calendarFile({ day: '2026-12-10', from: '09:00', to: '11:30' }, ENTRY, TORONTO, 0)
  const { event, start, end } = readBy(file)
  expect(start.toJSDate().toISOString()).toBe('2026-12-10T14:00:00.000Z')
  expect(end.toJSDate().toISOString()).toBe('2026-12-10T16:30:00.000Z')
  expect(event.summary).toBe(ENTRY.title)
  expect(event.description).toBe(ENTRY.text)
  expect(event.location).toBe(ENTRY.place)
  expect(event.uid).toBe(ENTRY.uid)
  expect(event.sequence).toBe(3)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('without hours it is the whole day', () => {
  const { start, end } = readBy(calendarFile({ day: '2026-12-31' }, ENTRY, TORONTO, 0))
  expect([start.isDate, start.toString(), end.toString()]).toEqual([true, '2026-12-31', '2027-01-01'])
})
