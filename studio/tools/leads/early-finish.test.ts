import { expect, test } from 'vitest'
import { type Life, lifeOf } from '#lib/requests/life.ts'
import { sampleSubmission } from '../../../tests/leads/samples.ts'
import { agreedDay, dayToCome } from './early-finish.ts'

const agreed = { day: '2026-12-05', from: '09:00' }
const { lead } = sampleSubmission({ payload: { province_state: 'BC' } })
const scheduled: Life = {
  ...lifeOf(0, []),
  state: 'scheduled',
  appointment: { ...agreed, isConfirmed: true },
  agreed,
}

test('a request that is finished before the agreed day is asked about, on the clock of its province', () => {
  const at = (moment: string) => dayToCome({ lead, life: scheduled }, 'finish', Date.parse(moment))
  expect(at('2026-12-04T12:00-08:00')).toEqual(agreed)
  expect(at('2026-12-05T01:00-05:00'), 'still the day before in Vancouver').toEqual(agreed)
  expect(at('2026-12-05T00:30-08:00')).toBeNull()
  expect(dayToCome({ lead, life: scheduled }, 'cancel', 0)).toBeNull()
  expect(dayToCome({ lead, life: lifeOf(0, []) }, 'finish', 0)).toBeNull()
})

test('the day that was agreed counts, not the one that the customer asks for', () => {
  const asked = { ...scheduled, appointment: { day: '2026-12-20', isConfirmed: false } }
  expect(agreedDay({ life: asked })).toEqual(agreed)
  expect(dayToCome({ lead, life: asked }, 'finish', Date.parse('2026-12-06T12:00-08:00'))).toBeNull()
  expect(agreedDay({ life: null })).toBeNull()
})
