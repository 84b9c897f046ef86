declare global {
  // The observers are global: registry.ts sets them in Next's bundle, and the server calls them from outside of the bundle.
  var montageObservers: Partial<Record<TimedWork, (seconds: number) => void>> | undefined
}

/** `render` is Next's answer for a page that can be stored, `query` a query for the content of a page. */
export type TimedWork = 'render' | 'query'

/** Sets the functions that receive times, in seconds. Before this call nothing is measured. */
export function observeTimes(observers: Record<TimedWork, (seconds: number) => void>): void {
  globalThis.montageObservers = observers
}

/** Runs the work, and reports its time when an observer is set. */
export async function timed<T>(kind: TimedWork, work: () => Promise<T>): Promise<T> {
  const observe = globalThis.montageObservers?.[kind]
  if (!observe) return work()
  const began = performance.now()
  try {
    return await work()
  } finally {
    observe((performance.now() - began) / 1_000)
  }
}
