import { expect, test } from 'vitest'
import { type Figure, median, quantile, tableOf, verdictOf } from '../bench/figures.ts'

const figure = (values: number[], more: Partial<Figure> = {}): Figure => ({
  what: 'a page',
  unit: 'ms',
  values,
  ...more,
})

test('medians and quantiles', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(
    quantile(
      Array.from({ length: 100 }, (_, number) => number + 1),
      0.99,
    ),
  ).toBe(100)
  expect(median([])).toBeNaN()
})

test.each([
  ['met', [1, 2, 3], { most: 3 }],
  ['missed', [4, 5, 6], { most: 3 }],
  ['inconclusive', [2, 3, 4], { most: 3 }],
  ['met', [10, 12], { least: 10 }],
] as const)('a goal is %s', (verdict, values, goal) => {
  expect(verdictOf(figure([...values], { goal }))).toBe(verdict)
})

test('with a reference the goal is a ratio, taken round by round', () => {
  const reference = { name: 'nginx', values: [100, 10] }
  expect(verdictOf(figure([60, 6], { reference, goal: { least: 0.5 } }))).toBe('met')
  expect(verdictOf(figure([60, 4], { reference, goal: { least: 0.5 } }))).toBe('inconclusive')
  expect(verdictOf(figure([60, 4], { reference }))).toBeNull()
})

test('the table', () => {
  const figures = [
    figure([2, 1, 3], { goal: { most: 5 } }),
    figure([20_000], {
      what: 'requests',
      unit: 'requests/s',
      reference: { name: 'nginx', values: [40_000] },
    }),
  ]
  expect(tableOf(figures).split('\n').slice(2)).toEqual([
    '| a page | 2 ms (1–3) |  |  | ≤ 5 ms | met |',
    '| requests | 20,000 requests/s | nginx: 40,000 | 0.5 |  |  |',
  ])
})
