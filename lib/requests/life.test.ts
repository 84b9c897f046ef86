import { describe, expect, test } from 'vitest'
import {
  isDayAsked,
  type LifeEvent,
  lifeOf,
  REQUEST_STATES,
  STAGE_OF_STATE,
  STEP_ACTORS,
  STEP_NAMES,
  STEPS,
  stepsFrom,
  type TakenStep,
} from './life.ts'

const RECEIVED = Date.parse('2026-12-01T15:00Z')

const step = (taken: TakenStep, at = RECEIVED + 1): LifeEvent => ({
  at,
  kind: 'step',
  detail: JSON.stringify(taken),
})
const stage = (detail: string): LifeEvent => ({ at: RECEIVED + 1, kind: 'stage', detail })

describe('the graph', () => {
  test('every state but the first is reached, and every state but the last is left', () => {
    const reached = new Set(Object.values(STEPS).map(({ to }) => to))
    for (const state of REQUEST_STATES) {
      expect(reached).toContain(state)
      expect(stepsFrom(state, 'staff').length, state).toBeGreaterThan(0)
    }
  })

  test('customers choose a quote, let the chosen one go, move and cancel what has a day, and take back what has none', () => {
    const table = Object.fromEntries(REQUEST_STATES.map((state) => [state, stepsFrom(state, 'customer')]))
    expect(table).toEqual({
      received: ['choose', 'withdraw'],
      matching: ['choose', 'withdraw'],
      quoted: ['choose', 'matchAgain', 'withdraw'],
      chosen: ['drop', 'matchAgain', 'withdraw'],
      scheduled: ['drop', 'matchAgain', 'move', 'cancel'],
      done: [],
      withdrawn: [],
      cancelled: [],
      closed: [],
    })
  })

  test('each step has somebody who may take it', () => {
    for (const name of STEP_NAMES) {
      expect(STEPS[name].by.length).toBeGreaterThan(0)
      expect(STEP_ACTORS).toEqual(expect.arrayContaining([...STEPS[name].by]))
    }
  })
})

describe('a life', () => {
  test('begins when the request is received', () => {
    expect(lifeOf(RECEIVED, [])).toEqual({
      state: 'received',
      version: 0,
      appointment: null,
      agreed: null,
      past: [{ state: 'received', at: RECEIVED, by: 'customer' }],
      taken: [],
    })
  })

  test('goes from step to step; the day that a customer asks for is certain once staff have set it', () => {
    const day = { day: '2026-12-10', from: '09:00', to: '11:00' }
    const events = [
      step({ step: 'quote', by: 'crm' }),
      step({ step: 'schedule', by: 'staff', appointment: day }),
      step({ step: 'move', by: 'customer', appointment: { day: '2026-12-12' } }),
    ]
    const asked = lifeOf(RECEIVED, events)
    expect(asked.state).toBe('scheduled')
    expect(asked.past.map(({ state, by }) => `${state} ${by}`)).toEqual([
      'received customer',
      'quoted crm',
      'scheduled staff',
      'scheduled customer',
    ])
    expect(asked.appointment).toEqual({ day: '2026-12-12', isConfirmed: false })
    expect(asked.past.map((past) => past.appointment?.day)).toEqual([
      undefined,
      undefined,
      '2026-12-10',
      '2026-12-12',
    ])
    expect(isDayAsked(asked)).toBe(true)
    const set = lifeOf(RECEIVED, [
      ...events,
      step({ step: 'move', by: 'staff', appointment: { day: '2026-12-12' } }),
    ])
    expect(set.appointment).toEqual({ day: '2026-12-12', isConfirmed: true })
    expect(set.version).toBe(4)
    expect(isDayAsked(set)).toBe(false)
  })

  test('reads the stages of earlier releases, and those that they write beside this one', () => {
    expect(lifeOf(RECEIVED, [stage('working')]).state).toBe('matching')
    expect(lifeOf(RECEIVED, [stage('declined')]).state).toBe('closed')
    // An earlier release sees "In progress" for a request with quotes. What it does not change stays.
    const quoted = [step({ step: 'quote', by: 'staff' }), stage('working')]
    expect(lifeOf(RECEIVED, quoted).state).toBe('quoted')
    expect(lifeOf(RECEIVED, [...quoted, stage('done')]).state).toBe('done')
  })

  test('passes over events without a detail, and steps of later releases', () => {
    const events = [
      { at: 1, kind: 'step', detail: null } as const,
      { at: 2, kind: 'step', detail: '{"step":"fly"}' } as const,
    ]
    expect(lifeOf(RECEIVED, events)).toMatchObject({ state: 'received', version: 2 })
  })

  test('every state has a stage that leads back to a state of this stage', () => {
    for (const state of REQUEST_STATES) {
      const taken = STEP_NAMES.find((name) => STEPS[name].to === state)
      if (!taken) continue
      const before = step({ step: taken, by: 'staff' })
      expect(lifeOf(RECEIVED, [before, stage(STAGE_OF_STATE[state])]).state).toBe(state)
    }
  })
})
