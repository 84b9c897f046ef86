const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin']

/** Calls `action` when somebody begins to use the page, once for each kind of use. Returns a function that cancels it. */
export function whenUsed(action: () => void): () => void {
  const stop = new AbortController()
  for (const sign of SIGNS) window.addEventListener(sign, action, { signal: stop.signal, once: true })
  return () => stop.abort()
}
