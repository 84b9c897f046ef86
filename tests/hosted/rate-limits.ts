import type { Rates } from './facts.ts'

/** What a request uses of the limits of a second. */
interface Use {
  limit: number
  remaining: number
  isOver: boolean
}

/** Counts the requests of each sender in the current second. */
export class RateLimits {
  readonly rates: Rates
  #second = 0
  readonly #counts = new Map<string, number>()

  constructor(rates: Rates) {
    this.rates = rates
  }

  /** @param kind the narrowest limit that counts, besides that of all requests */
  use(sender: string, kind: keyof Rates): Use {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#second) this.#counts.clear()
    this.#second = second
    const all = this.#count(sender, 'requests')
    return kind === 'requests' || all.isOver ? all : this.#count(sender, kind)
  }

  #count(sender: string, kind: keyof Rates): Use {
    const key = `${kind} ${sender}`
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    const limit = this.rates[kind]
    return { limit, remaining: Math.max(0, limit - count), isOver: count > limit }
  }
}

/** The headers that Sanity sends with each answer of the API. */
export function rateHeaders({ limit, remaining, isOver }: Use): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'x-ratelimit-limit-second': String(limit),
    'x-ratelimit-remaining-second': String(remaining),
    ...(isOver && { 'retry-after': '1', 'ratelimit-reset': '1' }),
  }
}
