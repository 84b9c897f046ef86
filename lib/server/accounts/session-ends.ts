declare global {
  // Next.js loads modules more than once per process. All copies share the listeners.
  var montageSessionEnds: Set<() => void> | undefined
}

/** Calls `listener` when sessions may have ended: open streams then check their session. Returns a function that stops this. */
export function onSessionsEnded(listener: () => void): () => void {
  globalThis.montageSessionEnds ??= new Set()
  const listeners = globalThis.montageSessionEnds
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Calls the listeners in microtasks. So it can be called inside a transaction: the listeners run after the commit. Each has a
 * microtask of its own, because a listener that throws must not keep other streams open.
 */
export function sessionsEnded(): void {
  for (const listener of globalThis.montageSessionEnds ?? []) queueMicrotask(listener)
}
