import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outbox } from '#lib/leads/outbox.ts'
import { activeContractor } from '../../tests/leads/sample-contractors.ts'
import { temporaryOutbox } from '../../tests/leads/temporary-outbox.ts'
import { lastLook, startLeadLook } from './lead-look.ts'

const state = vi.hoisted(() => ({ outbox: null as Outbox | null, expired: 0, told: 0 }))

vi.mock('#lib/leads/index.ts', () => ({
  getLeads: async () => {
    if (!state.outbox) throw new Error('There is no database.')
    return { outbox: state.outbox }
  },
}))
vi.mock('#lib/server/expiry.ts', () => ({
  expireContent: () => {
    state.expired += 1
  },
}))
vi.mock('#lib/server/log.ts', () => ({
  siteLog: {
    warn: () => {
      state.told += 1
    },
  },
  leadsLog: {},
}))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime('2026-12-01T15:00Z')
  Object.assign(state, { outbox: (await temporaryOutbox()).outbox, expired: 0, told: 0 })
})
afterEach(() => {
  clearInterval(globalThis.montageLeadLook?.timer)
  globalThis.montageLeadLook = undefined
  vi.useRealTimers()
})

/** Lets minutes pass, and the look at the end of each be done. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    vi.advanceTimersByTime(60_000)
    await new Promise((done) => setImmediate(done))
  }
}

async function begin(): Promise<void> {
  startLeadLook()
  await vi.waitFor(() => expect(lastLook()).not.toBeNull())
}

test('without contractors and prices no page expires, however long it takes', async () => {
  await begin()
  await pass(130)
  expect(lastLook()?.contractors).toEqual([])
  expect(state.expired).toBe(0)
})

test('a change expires the pages within a minute, and then the hour does', async () => {
  await begin()
  await activeContractor(state.outbox as Outbox)
  await pass(1)
  await vi.waitFor(() => expect(lastLook()?.contractors).toHaveLength(1))
  expect(state.expired).toBe(1)
  await pass(50)
  expect(state.expired, 'nothing has changed').toBe(1)
  await pass(10)
  await vi.waitFor(() => expect(state.expired).toBe(2))
  expect(new Date(lastLook()?.at ?? 0).getUTCHours()).toBe(16)
})

test('while the database cannot be read pages say nothing, and it is tried again', async () => {
  await activeContractor(state.outbox as Outbox)
  await begin()
  const { outbox } = state
  state.outbox = null
  await pass(1)
  expect(lastLook()).toBeNull()
  expect(state.told).toBe(1)
  state.outbox = outbox
  await pass(1)
  await vi.waitFor(() => expect(lastLook()?.contractors).toHaveLength(1))
})
