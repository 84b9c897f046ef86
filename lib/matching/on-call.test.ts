import { expect, test } from 'vitest'
import { isOnCallAt } from './on-call.ts'

/** 2026-12-05 is a Saturday. */
const at = (day: string, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { day, minutes: hours * 60 + minutes }
}

test.each([
  ['2026-12-05', '17:59', false],
  ['2026-12-05', '18:00', true],
  ['2026-12-05', '23:59', true],
  ['2026-12-06', '05:59', true],
  ['2026-12-06', '06:00', false],
  ['2026-12-06', '18:00', false],
  ['2026-12-12', '20:00', true],
])('a night from Saturday 18:00 to 06:00: %s at %s is %s', (day, clock, isOn) => {
  expect(isOnCallAt([{ day: 6, from: '18:00', to: '06:00' }], at(day, clock))).toBe(isOn)
})

test('an end that equals the beginning is a whole day; without hours nobody is on call', () => {
  const saturday = [{ day: 6, from: '00:00', to: '00:00' }]
  expect(isOnCallAt(saturday, at('2026-12-05', '00:00'))).toBe(true)
  expect(isOnCallAt(saturday, at('2026-12-05', '23:59'))).toBe(true)
  expect(isOnCallAt(saturday, at('2026-12-06', '00:00'))).toBe(false)
  expect(isOnCallAt([], at('2026-12-05', '12:00'))).toBe(false)
})
