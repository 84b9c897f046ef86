declare global {
  // Next.js loads modules more than once per process; whoever waits must hear of what happened in another copy.
  var montageSessionEnds: Set<() => void> | undefined
}

/** Calls back whenever sessions may have ended, so that an open stream can ask whose it is at once. Returns how to stop. */
export function onSessionsEnded(listener: () => void): () => void {
  globalThis.montageSessionEnds ??= new Set()
  const listeners = globalThis.montageSessionEnds
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says that sessions have ended. It may be within the transaction that ends them: listeners hear of it afterwards. */
export function sessionsEnded(): void {
  queueMicrotask(() => {
    for (const listener of globalThis.montageSessionEnds ?? []) listener()
  })
}
