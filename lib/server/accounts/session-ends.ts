declare global {
  // Next.js loads modules more than once per process. A listener must be called for what happens in another copy.
  var montageSessionEnds: Set<() => void> | undefined
}

/**
 * Calls back when sessions may have ended, so that an open stream checks its session at once. Returns a function that
 * stops it.
 */
export function onSessionsEnded(listener: () => void): () => void {
  globalThis.montageSessionEnds ??= new Set()
  const listeners = globalThis.montageSessionEnds
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Reports that sessions have ended. It may be called inside the transaction that ends them: listeners are called
 * after it.
 */
export function sessionsEnded(): void {
  queueMicrotask(() => {
    for (const listener of globalThis.montageSessionEnds ?? []) listener()
  })
}
