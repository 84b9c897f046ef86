import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const today = '2026-11-30'
const evidence = { by: 'Anne Roy', source: 'Count of 2026-11-02' }

test.each([
  ['an invented figure', { isSample: true, evidence: null }, 'sample'],
  ['an invented figure that somebody answers for', { isSample: true, evidence }, 'stated'],
  ['a name without a source', { isSample: true, evidence: { by: 'Anne Roy' } }, 'sample'],
  ['spaces in place of a source', { isSample: true, evidence: { ...evidence, source: ' ' } }, 'sample'],
  ['a last day', { isSample: false, evidence: { ...evidence, until: today } }, 'stated'],
  ['the day after', { isSample: false, evidence: { ...evidence, until: '2026-11-29' } }, 'ended'],
  [
    'a sample whose source has ended',
    { isSample: true, evidence: { ...evidence, until: '2026-11-29' } },
    'sample',
  ],
  ['a figure that staff have changed', { isSample: false, evidence: null }, 'unsourced'],
  ['a counted figure', { isSample: true, evidence: null, isCounted: true }, 'counted'],
] as const)('%s', (_, facts, standing) => {
  expect(standingOf({ ...facts, today })).toBe(standing)
})
