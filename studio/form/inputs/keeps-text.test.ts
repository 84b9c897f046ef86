import { expect, test } from 'vitest'
import { keepsText } from './keeps-text.ts'

const at = (sessionId: string, since: number) => ({ sessionId, since })

test('who came first keeps the text, whatever the names', () => {
  expect(keepsText(at('b', 1_000), [at('a', 9_000)])).toBe(true)
  expect(keepsText(at('a', 9_000), [at('b', 1_000)])).toBe(false)
})

test('of two who came at the same time exactly one keeps it', () => {
  // Each saw the other a moment after they came.
  const decisions = [keepsText(at('a', 1_000), [at('b', 1_300)]), keepsText(at('b', 1_050), [at('a', 1_250)])]
  expect(decisions).toEqual([true, false])
})

test('alone, or first of several', () => {
  expect(keepsText(at('b', 0), [])).toBe(true)
  expect(keepsText(at('b', 0), [at('c', 9_000), at('a', 9_500)])).toBe(true)
  expect(keepsText(at('b', 0), [at('c', 9_000), at('a', 500)])).toBe(false)
})
