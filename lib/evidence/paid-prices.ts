import { ENOUGH } from './counts.ts'

/** What customers paid for one service in one city, in whole dollars before tax. */
export interface PaidPrices {
  /** How many jobs were counted. */
  jobs: number
  /** Half of the jobs cost between these two prices. */
  low: number
  high: number
}

/** What half of some jobs cost, without the cheapest and the dearest quarter; null when there are fewer than `enough`. */
export function paidPrices(prices: readonly number[], enough: number = ENOUGH): PaidPrices | null {
  if (prices.length < enough) return null
  const sorted = prices.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.round((sorted.length - 1) * share)] ?? 0)
  return { jobs: prices.length, low: at(0.25), high: at(0.75) }
}
