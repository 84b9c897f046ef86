import { expect, test } from 'vitest'
import { type FreeCandidate, nextFreeDay, onCallNow } from './availability.ts'
import { kmBetween } from './distance.ts'
import type { Licence, MatchJob } from './types.ts'

const licence: Licence = {
  authority: 'rbq',
  number: '1234-5678-90',
  province: 'QC',
  trades: ['electrical'],
  expires: '2026-12-09',
  checkedAt: 1,
}

const able: FreeCandidate = {
  id: 'able',
  isActive: true,
  services: ['ev-charger-installation', 'emergency-electrical'],
  categories: [],
  cities: ['montreal'],
  provinces: [],
  around: [],
  licences: [licence],
  insurance: { amount: 2_000_000, expires: '2027-01-31', checkedAt: 1 },
  isOnCall: true,
  openJobs: 0,
  mostOpenJobs: 5,
  offersThisWeek: 0,
  mostOffersWeek: 10,
  lastAskedAt: null,
  rating: null,
  answerMinutes: null,
  backOn: null,
  days: ['2026-12-03', '2026-12-05'],
}

const charger: MatchJob = {
  services: ['ev-charger-installation'],
  anyOf: [],
  categories: {},
  city: 'montreal',
  province: 'QC',
  isEmergency: false,
  licences: ['electrical'],
}

const settings = { today: '2026-12-01', kmBetween }

const freeDay = (...contractors: Partial<FreeCandidate>[]) =>
  nextFreeDay(
    charger,
    contractors.map((one) => ({ ...able, ...one })),
    settings,
  )

test('the first day that a contractor has said', () => {
  expect(freeDay({})).toBe('2026-12-03')
  expect(freeDay({ days: ['2026-12-08'] }, { days: ['2026-12-04'] })).toBe('2026-12-04')
})

test('without a day that somebody said, nothing', () => {
  expect(freeDay()).toBeNull()
  expect(freeDay({ days: [] })).toBeNull()
})

test('a day that has come is over', () => {
  expect(freeDay({ days: ['2026-11-30', '2026-12-01'] })).toBeNull()
  expect(freeDay({ days: ['2026-12-01', '2026-12-02'] })).toBe('2026-12-02')
})

test('a pause moves the day to its end, or to the first said day after it', () => {
  expect(freeDay({ backOn: '2026-12-04' })).toBe('2026-12-05')
  expect(freeDay({ backOn: '2026-12-07' })).toBe('2026-12-07')
  expect(freeDay({ backOn: '2026-12-07', days: [] })).toBe('2026-12-07')
  expect(freeDay({ isActive: false })).toBeNull()
})

test.each<[string, Partial<FreeCandidate>]>([
  ['another trade', { services: [] }],
  ['another city', { cities: ['toronto'] }],
  ['as many open jobs as it takes', { openJobs: 5 }],
  ['asked as often as it wants this week', { offersThisWeek: 10 }],
  ['no insurance', { insurance: null }],
  ['a licence that ends before the day', { days: ['2026-12-10'] }],
])('who would not be asked is not free: %s', (_, lack) => {
  expect(freeDay(lack)).toBeNull()
  expect(freeDay(lack, { days: ['2026-12-06'] })).toBe('2026-12-06')
})

test('on call are those who would be asked about an emergency now, each once', () => {
  const emergency = { ...charger, services: ['emergency-electrical'], isEmergency: true }
  const count = (...contractors: Partial<FreeCandidate>[]) =>
    onCallNow(
      contractors.map((one) => ({ ...able, ...one })),
      [emergency, { ...emergency, city: 'laval' }],
      settings,
    )
  expect(count({}, { cities: ['montreal', 'laval'] })).toBe(2)
  expect(count({ isOnCall: false }, { backOn: '2026-12-04' }, { openJobs: 5 }, { cities: ['toronto'] })).toBe(
    0,
  )
})
