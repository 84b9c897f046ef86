declare global {
  // Set by the copy of registry.ts that Next.js loads; pages are asked for outside of its bundle.
  var montageObservers: Partial<Record<TimedWork, (seconds: number) => void>> | undefined
}

/** Next's answer for what may be stored, and a query for the content of a page. */
export type TimedWork = 'render' | 'query'

/** Says who hears how long work took, in seconds. Until then nothing is measured. */
export function observeTimes(observers: Record<TimedWork, (seconds: number) => void>): void {
  globalThis.montageObservers = observers
}

/** Does the work, and measures it when somebody wants to know. */
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
