declare global {
  // The observers are global: registry.ts sets them in Next's bundle, and the server calls them from outside of the bundle.
  var montageObservers: Partial<Record<Measured, (value: number) => void>> | undefined
}

/** `render` is Next's answer for a page that can be stored, `query` a query for the content of a page. */
type TimedWork = 'render' | 'query'

/** Work of the server in seconds, and the figures of visits as browsers tell them (lib/visit-figures.ts). */
export type Measured = TimedWork | 'lcp' | 'inp' | 'cls'

/** Sets the functions that receive what is measured. Before this call nothing is measured. */
export function observeTimes(observers: Record<Measured, (value: number) => void>): void {
  globalThis.montageObservers = observers
}

/** Reports a value when an observer is set. */
export function observe(kind: Measured, value: number | undefined): void {
  if (value !== undefined) globalThis.montageObservers?.[kind]?.(value)
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
