import { expect, test } from 'vitest'
import { localTime, PROVINCES, zoneOf } from './local-time.ts'
import { OpeningHours } from './opening-hours.ts'
import { type Asked, type PromiseRules, promiseOf } from './promise.ts'

const RULES: PromiseRules = {
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
    { days: ['Saturday'], opens: '09:00', closes: '17:00' },
  ],
  matchHours: 2,
  quoteDays: 1,
  workDays: 7,
}

const asked = (changes: Partial<Asked> = {}): Asked => ({
  isEmergency: false,
  timeline: '',
  preferredDate: '',
  province: 'ON',
  ...changes,
})

const promised = (at: string, changes?: Partial<Asked>) => {
  const { matched, hasBegun, quotes, work } = promiseOf(asked(changes), RULES, Date.parse(at))
  const clock = `${Math.floor(matched.minutes / 60)}:${String(matched.minutes % 60).padStart(2, '0')}`
  return [`${matched.day} ${clock}`, hasBegun, quotes, work && `${work.isExact ? 'on' : 'by'} ${work.day}`]
}

test.each<[string, string, Partial<Asked>, unknown[]]>([
  ['an open hour', '2026-11-30T10:00-05:00', {}, ['2026-11-30 12:00', true, '2026-12-01', 'by 2026-12-07']],
  [
    'an hour before closing',
    '2026-11-30T17:00-05:00',
    {},
    ['2026-12-01 9:00', true, '2026-12-02', 'by 2026-12-07'],
  ],
  ['at night', '2026-11-30T23:30-05:00', {}, ['2026-12-01 10:00', false, '2026-12-02', 'by 2026-12-07']],
  [
    'on Saturday evening',
    '2026-11-28T21:00-05:00',
    {},
    ['2026-11-30 10:00', false, '2026-12-01', 'by 2026-12-05'],
  ],
  [
    'in Vancouver, where it is still the 27th',
    '2026-11-28T05:50Z',
    { province: 'BC' },
    ['2026-11-28 11:00', false, '2026-11-30', 'by 2026-12-04'],
  ],
  [
    'the night before Christmas',
    '2026-12-24T20:00-05:00',
    {},
    ['2026-12-28 10:00', false, '2026-12-29', 'by 2026-12-31'],
  ],
  [
    'Saint-Jean-Baptiste Day in Québec',
    '2026-06-24T09:00-04:00',
    { province: 'QC' },
    ['2026-06-25 10:00', false, '2026-06-26', 'by 2026-07-01'],
  ],
  [
    'the same day in Ontario',
    '2026-06-24T09:00-04:00',
    {},
    ['2026-06-24 11:00', true, '2026-06-25', 'by 2026-07-01'],
  ],
  [
    'the night of the change of the clock',
    '2026-03-08T01:30-05:00',
    {},
    ['2026-03-09 10:00', false, '2026-03-10', 'by 2026-03-15'],
  ],
  [
    'a preferred date',
    '2026-11-30T10:00-05:00',
    { preferredDate: '2026-12-20', timeline: 'Within a Month' },
    ['2026-11-30 12:00', true, '2026-12-01', 'on 2026-12-20'],
  ],
  [
    'a preferred date before the quotes',
    '2026-11-30T10:00-05:00',
    { preferredDate: '2026-11-30' },
    ['2026-11-30 12:00', true, '2026-11-30', 'on 2026-11-30'],
  ],
  [
    'a preferred date that is too soon',
    '2026-11-28T21:00-05:00',
    { preferredDate: '2026-11-29' },
    ['2026-11-30 10:00', false, '2026-12-01', null],
  ],
  [
    'this week',
    '2026-11-30T10:00-05:00',
    { timeline: 'This Week' },
    ['2026-11-30 12:00', true, '2026-12-01', 'by 2026-12-06'],
  ],
  [
    'two weeks',
    '2026-11-30T10:00-05:00',
    { timeline: 'Within 2 Weeks' },
    ['2026-11-30 12:00', true, '2026-12-01', 'by 2026-12-14'],
  ],
  [
    'a flexible customer',
    '2026-11-30T10:00-05:00',
    { timeline: 'Flexible' },
    ['2026-11-30 12:00', true, '2026-12-01', null],
  ],
  [
    'an emergency at night',
    '2026-11-30T23:30-05:00',
    { isEmergency: true, timeline: 'ASAP' },
    ['2026-12-01 1:30', true, null, null],
  ],
])('%s', (_, at, changes, expected) => {
  expect(promised(at, changes)).toEqual(expected)
})

const TIMELINES = ['', 'ASAP', 'This Week', 'Within 2 Weeks', 'Within a Month', 'Flexible']
/** Changes of the clock, nights before holidays, a leap day, a week's end. */
const MOMENTS = [
  '2026-03-08T01:30',
  '2026-11-01T01:30',
  '2026-06-23T22:00',
  '2026-12-24T23:59',
  '2028-02-29T12:00',
  '2026-11-28T16:59',
]
const DATES = ['', '2026-03-09', '2026-12-25', '2028-03-01', '2029-01-01']

/** The number of combinations in the printed table. */
const SHOWN = 60

test('no date contradicts another or an answer, in every combination', () => {
  const rows: Record<string, string>[] = []
  for (const [place, province] of PROVINCES.entries()) {
    for (const timeline of TIMELINES) {
      for (const moment of MOMENTS) {
        for (const preferredDate of DATES) {
          const now = Date.parse(`${moment}-0${3 + (place % 5)}:00`)
          const { matched, matchedAt, quotes, work } = promiseOf(
            asked({ province, timeline, preferredDate }),
            RULES,
            now,
          )
          const { day } = localTime(now, zoneOf(province))
          if (preferredDate !== '' && preferredDate < day) continue
          const open = new OpeningHours(RULES.openingHours, province)
          const said = JSON.stringify({ province, timeline, moment, preferredDate, matched, quotes, work })
          expect(open.isOpenOn(matched.day), said).toBe(true)
          expect(matched.day >= day, said).toBe(true)
          expect(localTime(matchedAt, zoneOf(province)), said).toEqual(matched)
          expect(quotes !== null && quotes >= matched.day, said).toBe(true)
          rows.push({
            province,
            asked: `${day} ${moment.slice(11)}`,
            timeline,
            'preferred date': preferredDate,
            'contractors by': matched.day,
            'quotes by': quotes ?? '',
            work: work ? `${work.isExact ? 'on' : 'by'} ${work.day}` : 'nothing promised',
          })
          if (!work) continue
          expect(quotes !== null && quotes <= work.day, said).toBe(true)
          if (preferredDate) expect(work, said).toEqual({ day: preferredDate, isExact: true })
        }
      }
    }
  }
  console.log(`  ${rows.length} requests, and no date contradicts another; sixty of them:`)
  console.table(rows.filter((_, place) => place % Math.floor(rows.length / SHOWN) === 0).slice(0, SHOWN))
  expect(rows.length).toBeGreaterThan(1_000)
})

test.each<Partial<PromiseRules>>([
  { matchHours: 1e9 },
  { matchHours: 0.3 },
  { quoteDays: 1e9 },
  { quoteDays: 1.5 },
  { workDays: 1e9 },
  { workDays: 0.5 },
  { openingHours: [{ days: ['Funday'], opens: '08:00', closes: '18:00' }] },
  { openingHours: [{ days: ['Monday'], opens: '18:00', closes: '08:00' }] },
])('a wrong figure in a document keeps no page from being shown: %j', (wrong) => {
  for (const isEmergency of [false, true]) {
    const { matched } = promiseOf(
      asked({ isEmergency }),
      { ...RULES, ...wrong },
      Date.parse('2026-11-30T10:00-05:00'),
    )
    expect(matched.day).toMatch(/^202[67]-/)
  }
})

test('the list of holidays reaches three years into the future', async () => {
  const { default: holidays } = await import('./holidays.json', { with: { type: 'json' } })
  const last = Number(holidays.ON.at(-1)?.slice(0, 4))
  expect(last).toBeGreaterThanOrEqual(new Date().getFullYear() + 3)
})
