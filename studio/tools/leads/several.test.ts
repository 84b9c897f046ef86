import { expect, test } from 'vitest'
import type { LeadState } from '#lib/leads/store/tables.ts'
import { type Life, lifeOf, type RequestState } from '#lib/requests/life.ts'
import { commonStatuses } from './several.ts'

const request = (state: RequestState): { submissionId: string; state: LeadState; life: Life } => ({
  submissionId: crypto.randomUUID(),
  state: 'waiting',
  life: { ...lifeOf(0, []), state },
})
const form = { submissionId: crypto.randomUUID(), state: 'delivered', life: null } as const

test('requests get the steps that all of them can take now, without those that need a day', () => {
  expect(commonStatuses([request('received')])).toEqual({
    kind: 'step',
    steps: ['match', 'quote', 'choose', 'finish', 'withdraw', 'close'],
  })
  expect(commonStatuses([request('received'), request('quoted')])).toEqual({
    kind: 'step',
    steps: ['choose', 'finish', 'withdraw', 'close'],
  })
  expect(commonStatuses([request('scheduled'), request('quoted')])).toEqual({
    kind: 'step',
    steps: ['finish', 'close', 'reopen'],
  })
})

test('forms get any status; what has no status in common says why', () => {
  expect(commonStatuses([form, form])).toEqual({ kind: 'stage' })
  expect(commonStatuses([form, request('received')])).toEqual({ kind: 'none', why: 'mixed' })
  expect(commonStatuses([form, { ...form, state: 'suspected' }])).toEqual({ kind: 'none', why: 'suspected' })
  expect(commonStatuses([request('received'), request('done')])).toEqual({ kind: 'none', why: 'noStep' })
})
