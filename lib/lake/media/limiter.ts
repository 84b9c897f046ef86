/**
 * Runs at most `parallel` tasks at once and lets `waiting` more queue up; refuses the rest by returning null.
 */
export class Limiter {
  private readonly parallel: number
  private readonly waiting: number
  private readonly queue: (() => void)[] = []
  private running = 0

  constructor(parallel: number, waiting: number) {
    this.parallel = parallel
    this.waiting = waiting
  }

  /** Starts the task now or when its turn comes. Null when too many wait already. */
  run<Result>(task: () => Promise<Result>): Promise<Result> | null {
    if (this.running >= this.parallel && this.queue.length >= this.waiting) return null
    return this.take(task)
  }

  private async take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.parallel) {
      await new Promise<void>((start) => {
        this.queue.push(start)
      })
    } else {
      this.running += 1
    }
    try {
      return await task()
    } finally {
      // A waiting task takes over this place, so the count stays the same.
      const next = this.queue.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
