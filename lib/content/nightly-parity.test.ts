import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startNightlyParity } from './nightly-parity.ts'

const state = vi.hoisted(() => ({ documents: [] as object[], told: [] as object[] }))

vi.mock('./source.ts', () => ({ fetchUnmarked: async () => state.documents }))
vi.mock('#lib/server/log.ts', () => {
  const tell = (level: string) => (said: object) => state.told.push({ level, ...said })
  return { siteLog: { info: tell('info'), warn: tell('warn'), error: tell('error') } }
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2027-03-31T15:00Z')
  state.told = []
})
afterEach(() => {
  clearInterval(globalThis.montageNightlyParity)
  globalThis.montageNightlyParity = undefined
  vi.useRealTimers()
})

const until = async (time: string) => vi.advanceTimersByTimeAsync(Date.parse(time) - Date.now())

const named = (_id: string, name: object) => ({
  _id,
  _type: 'service',
  name: { _type: 'localeString', ...name },
})

test('French is compared with English once after each day in Toronto, and the log names the documents', async () => {
  state.documents = [named('a', { en: 'A deck', fr: 'Une terrasse' }), named('b', { en: 'A fence' })]
  startNightlyParity()
  await until('2027-04-01T03:50Z')
  expect(state.told, 'still the same day in Toronto').toEqual([])
  await until('2027-04-01T04:20Z')
  const red = { level: 'warn', compared: 2, faults: 1, documents: [{ id: 'b', faults: 1 }] }
  expect(state.told).toEqual([red])
  state.documents = state.documents.slice(0, 1)
  await until('2027-04-02T04:20Z')
  expect(state.told).toEqual([red, { level: 'info', compared: 1 }])
})
