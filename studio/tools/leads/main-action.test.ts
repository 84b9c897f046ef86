import { expect, test } from 'vitest'
import type { StaffMatch, StaffOffer } from '#lib/leads/staff/match-view.ts'
import { type Life, lifeOf, REQUEST_STATES, type RequestState } from '#lib/requests/life.ts'
import { mainActionOf, nextStepOf } from './main-action.ts'

const REVIEW = { linkExpiresAt: null, receivedAt: null, documentId: 'review-1', photo: null }
const lifeIn = (state: RequestState, change: Partial<Life> = {}): Life => ({
  ...lifeOf(0, []),
  state,
  ...change,
})
const request = { state: 'delivered', stage: 'new', review: REVIEW } as const

test('a request leads to its next step, a finished one to its review, an ended one to an answer', () => {
  const actions = Object.fromEntries(
    REQUEST_STATES.map((state) => [state, mainActionOf({ ...request, life: lifeIn(state) })]),
  )
  expect(actions).toEqual({
    received: 'step',
    matching: 'step',
    quoted: 'step',
    chosen: 'day',
    scheduled: 'step',
    done: 'review',
    withdrawn: 'reply',
    cancelled: 'reply',
    closed: 'reply',
  })
  const reviewed = { ...REVIEW, receivedAt: 1 }
  expect(mainActionOf({ ...request, life: lifeIn('done'), review: reviewed })).toBe('reply')
  expect(mainActionOf({ ...request, life: lifeIn('done'), review: { ...reviewed, photo: 'p' } })).toBe(
    'photo',
  )
})

test('the next step is the one that may be taken; a day that the customer asked for is confirmed first', () => {
  const asked = { day: '2026-12-05', isConfirmed: false }
  expect(nextStepOf(lifeIn('scheduled', { appointment: { ...asked, isConfirmed: true } }))).toBe('finish')
  expect(nextStepOf(lifeIn('scheduled', { appointment: asked }))).toBe('move')
  expect(mainActionOf({ ...request, life: lifeIn('scheduled', { appointment: asked }) })).toBe('day')
  expect(nextStepOf(lifeIn('received'))).toBe('match')
  expect(nextStepOf(lifeIn('closed'))).toBeNull()
})

test('what hinders the delivery comes first; other forms are answered, then finished', () => {
  const life = lifeIn('received')
  expect(mainActionOf({ ...request, state: 'suspected', life })).toBe('release')
  expect(mainActionOf({ ...request, state: 'parked', life })).toBe('resend')
  expect(mainActionOf({ ...request, life: null })).toBe('reply')
  expect(mainActionOf({ ...request, life: null, stage: 'working' })).toBe('finish')
  expect(mainActionOf({ ...request, life: null, stage: 'done' })).toBe('reply')
})

test('contractors come first while they have the request, or can be asked about a new one', () => {
  const mainWith = (
    state: RequestState,
    {
      asked = [],
      proposed = 0,
      isOpen = true,
    }: { asked?: StaffOffer['state'][]; proposed?: number; isOpen?: boolean },
  ) => {
    const life = lifeIn(state)
    const match = {
      isOpen,
      life,
      offers: asked.map((one) => ({ state: one })),
      proposed: Array(proposed).fill({}),
    } as Pick<StaffMatch, 'isOpen' | 'life' | 'offers' | 'proposed'>
    return mainActionOf({ ...request, life }, match)
  }
  expect(mainWith('received', { proposed: 1 })).toBe('match')
  expect(mainWith('received', {})).toBe('step')
  expect(mainWith('received', { proposed: 1, isOpen: false })).toBe('step')
  expect(mainWith('matching', { asked: ['asked'] })).toBe('match')
  expect(mainWith('quoted', { asked: ['declined', 'quoted'] })).toBe('match')
  expect(mainWith('matching', { asked: ['declined'], proposed: 1 })).toBe('match')
  expect(mainWith('matching', { asked: ['declined'] })).toBe('step')
  // Staff have found quotes on the phone.
  expect(mainWith('quoted', { proposed: 3 })).toBe('step')
})
