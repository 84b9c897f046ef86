import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notFoundHtml } from './not-found-html.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a screen is read once for all who ask at the same time, and anew a moment later', async () => {
  const read = vi.fn(async () => `reading ${read.mock.calls.length}`)
  const answers = await Promise.all(Array.from({ length: 20 }, () => notFoundHtml('/page', read)))
  expect(new Set(answers)).toEqual(new Set(['reading 1']))
  expect(await notFoundHtml('/page?lang=fr', read)).toBe('reading 2')
  vi.advanceTimersByTime(499)
  expect(await notFoundHtml('/page', read)).toBe('reading 1')
  vi.advanceTimersByTime(1)
  expect(await notFoundHtml('/page', read)).toBe('reading 3')
})

test('a failed reading is not kept', async () => {
  await expect(notFoundHtml('/city', () => Promise.reject(new Error('no answer')))).rejects.toThrow(
    'no answer',
  )
  expect(await notFoundHtml('/city', async () => 'there again')).toBe('there again')
})
