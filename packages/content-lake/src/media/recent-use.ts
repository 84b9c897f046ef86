/** Milliseconds after which a use counts for a third. */
const FADING = 60_000

/** Milliseconds after which a use does not count any more. */
const FORGOTTEN = 10 * FADING

interface Use {
  amount: number
  at: number
}

/** How much each client used recently, in milliseconds. Older use counts less. */
export class RecentUse {
  /** By client. The client that used something last is last. */
  readonly #clients = new Map<string, Use>()

  add(client: string, amount: number): void {
    const now = performance.now()
    const before = this.of(client)
    this.#clients.delete(client)
    this.#clients.set(client, { amount: before + amount, at: now })
    for (const [oldest, { at }] of this.#clients) {
      if (now - at < FORGOTTEN) return
      this.#clients.delete(oldest)
    }
  }

  of(client: string): number {
    const use = this.#clients.get(client)
    return use ? use.amount * Math.exp((use.at - performance.now()) / FADING) : 0
  }
}
