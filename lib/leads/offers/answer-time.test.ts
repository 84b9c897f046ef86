import { expect, test } from 'vitest'
import { answerByText } from './job-text.ts'
import { answerTime } from './match-due.ts'

const FACTS: Parameters<typeof answerTime>[0] = {
  settings: {
    mode: 'automatic',
    most: 3,
    widenMinutes: 30,
    answerHours: 8,
    emergencyAnswerMinutes: 30,
  },
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    },
  ],
}

test.each([
  ['in the night', 'ON', '2026-12-02T06:14Z', '2026-12-02T22:00Z'],
  ['in the afternoon', 'ON', '2026-12-02T20:00Z', '2026-12-03T20:00Z'],
  ['on Friday evening', 'ON', '2026-12-04T23:00Z', '2026-12-07T22:00Z'],
  ['on the clock of Nova Scotia', 'NS', '2026-12-02T11:00Z', '2026-12-02T21:00Z'],
  ['before Christmas', 'ON', '2026-12-24T20:00Z', '2026-12-28T20:00Z'],
])('asked %s, an answer is wanted in opening hours', (_, province, asked, wanted) => {
  const answerBy = answerTime(FACTS, { isEmergency: false, province }, Date.parse(asked))
  expect(new Date(answerBy)).toEqual(new Date(wanted))
})

test('an emergency counts minutes, day and night', () => {
  const asked = Date.parse('2026-12-02T06:14Z')
  expect(answerTime(FACTS, { isEmergency: true, province: 'ON' }, asked)).toBe(asked + 30 * 60_000)
})

test('the zone is named when the clock of the contractor shows another time', () => {
  const offer = { answerBy: Date.parse('2026-12-02T22:00Z') }
  const job = { province: 'ON' }
  const text = (own: string, lang: 'en' | 'fr') =>
    answerByText(offer, job, own, lang).replaceAll('\u00A0', ' ')
  expect(text('ON', 'en')).toBe('December 2, 2026, 5:00 p.m.')
  expect(text('QC', 'en')).toBe('December 2, 2026, 5:00 p.m.')
  expect(text('AB', 'en')).toBe('December 2, 2026, 5:00 p.m. (Eastern Time)')
  expect(text('AB', 'fr')).toBe('2 décembre 2026, 17 h (heure de l’Est)')
})
