import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEndedLicences } from './ended-licences.ts'
import { LICENCE_DAY } from './tags.ts'

const state = vi.hoisted(() => ({ ends: [] as (string | null)[], expired: [] as string[][] }))

vi.mock('./source.ts', () => ({
  fetchContent: async () => ({
    result: [{ _id: 'installer-1', licences: state.ends.map((expires) => ({ _key: 'one', expires })) }],
  }),
}))
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

test('pages with licences expire on the day after the end of one, and only then', async () => {
  vi.setSystemTime('2027-03-29T15:00Z')
  state.ends = ['2027-03-31', '2027-05-31', null]
  startEndedLicences()
  await until('2027-04-01T03:50Z')
  expect(state.expired, 'still the last day in Toronto').toEqual([])
  await until('2027-04-01T04:20Z')
  expect(state.expired).toEqual([[LICENCE_DAY]])
  await until('2027-05-30T15:00Z')
  expect(state.expired).toHaveLength(1)
})

test('the first look counts what ended before, because pages may be of an earlier day', async () => {
  vi.setSystemTime('2027-06-15T15:00Z')
  state.ends = ['2027-03-31']
  startEndedLicences()
  await until('2027-06-17T15:00Z')
  expect(state.expired).toEqual([[LICENCE_DAY]])
})
