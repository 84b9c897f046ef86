import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEndedLicences } from './ended-licences.ts'
import { LICENCE_DAY } from './tags.ts'

const state = vi.hoisted(() => ({ expired: [] as string[][] }))

vi.mock('#lib/server/expiry.ts', () => ({ expireContent: (tags: string[]) => state.expired.push(tags) }))

beforeEach(() => {
  vi.useFakeTimers()
  state.expired = []
})
afterEach(() => {
  clearInterval(globalThis.montageEndedLicences)
  globalThis.montageEndedLicences = undefined
  vi.useRealTimers()
})

const until = async (time: string) => vi.advanceTimersByTimeAsync(Date.parse(time) - Date.now())

test('pages with licences expire at the start, because they may be of an earlier day, and once after each day in Toronto', async () => {
  vi.setSystemTime('2027-03-31T15:00Z')
  startEndedLicences()
  await until('2027-04-01T03:50Z')
  expect(state.expired, 'still the same day in Toronto').toEqual([[LICENCE_DAY]])
  await until('2027-04-01T04:20Z')
  expect(state.expired).toEqual([[LICENCE_DAY], [LICENCE_DAY]])
  await until('2027-04-02T03:50Z')
  expect(state.expired).toHaveLength(2)
})
