declare global {
  // Next.js loads modules more than once per process. All copies share the listeners.
  var montageSessionEnds: Set<() => void> | undefined
}

/** Calls back when sessions may have ended, so that an open stream checks its session at once. Returns how to stop. */
export function onSessionsEnded(listener: () => void): () => void {
  globalThis.montageSessionEnds ??= new Set()
  const listeners = globalThis.montageSessionEnds
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls the listeners. It may be called inside the transaction that ends the sessions: they run after it. */
export function sessionsEnded(): void {
  queueMicrotask(() => {
    for (const listener of globalThis.montageSessionEnds ?? []) listener()
  })
}
