import { useCallback, useEffect, useState } from 'react'

interface Loaded<Value> {
  value: Value | null
  error: string | null
  /** The thrown error; `error` is its message. */
  cause: unknown
  reload: () => void
}

/**
 * The result of `load`. It is loaded again when `load` changes or `reload` is called. The former value stays until the new
 * one is there.
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<Omit<Loaded<Value>, 'reload'>>({ value: null, error: null, cause: null })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): It counts the reloads, and each reload must run the effect.
  useEffect(() => {
    let isCurrent = true
    load().then(
      (value) => isCurrent && setState({ value, error: null, cause: null }),
      (cause: Error) => isCurrent && setState((last) => ({ ...last, error: cause.message, cause })),
    )
    return () => {
      isCurrent = false
    }
  }, [load, round])

  return { ...state, reload: useCallback(() => setRound((last) => last + 1), []) }
}
