import { z } from 'zod'

/**
 * The figures of a visit that a browser measures, each with the upper bounds of its buckets. Bounds at the limits of "good" and
 * "poor" (https://web.dev/articles/vitals) are among them. Only the bucket is stored, never the measured value.
 *
 * `lcp`: milliseconds until the largest text or picture is painted. `inp`: milliseconds of the slowest answer to a click or key.
 * `cls`: how far content moved, as a ratio of the screen.
 */
export const BOUNDS = {
  lcp: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1_000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const

export type Figure = keyof typeof BOUNDS

export const FIGURES = Object.keys(BOUNDS) as Figure[]

export const isFigure = (kind: string): kind is Figure => kind in BOUNDS

const measured = z.number().min(0).max(600_000).optional()

/** The figures of one visit. A browser leaves out what it cannot measure, and what did not happen. */
export const figuresShape = z.object({ lcp: measured, inp: measured, cls: measured })

export type Figures = z.infer<typeof figuresShape>

/** The upper bound of a bucket. The last bucket has none. */
export type Bound = number | 'more'

/** The bucket of a value. */
export const boundOf = (figure: Figure, value: number): Bound =>
  BOUNDS[figure].find((bound) => value <= bound) ?? 'more'

/** The bound that three of four values keep, from the number of values by bucket; null without values. */
export function percentile75(figure: Figure, buckets: ReadonlyMap<Bound, number>): Bound | null {
  const all = totalOf(buckets)
  let reached = 0
  for (const bound of BOUNDS[figure]) {
    reached += buckets.get(bound) ?? 0
    if (reached > 0 && reached >= all * 0.75) return bound
  }
  return all > 0 ? 'more' : null
}

/** The number of values in all buckets. */
export const totalOf = (buckets: ReadonlyMap<Bound, number>): number =>
  [...buckets.values()].reduce((sum, count) => sum + count, 0)
