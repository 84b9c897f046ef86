const MOST = 500

/**
 * Caches the results of `make` for the 500 queries that were used last. groq-js needs the numbers among the parameters to
 * parse: `[$i]` and `[$from...$to]` are slices only for numbers. So the numbers are part of the cache key and passed to `make`,
 * other parameters are not.
 */
export function remembered<Made>(
  make: (query: string, numbers: Record<string, unknown>) => Made,
): (query: string, params: Record<string, unknown>) => Made {
  /** The least recently used entry is first. */
  const known = new Map<string, Made>()
  return (query, params) => {
    const numbers = Object.fromEntries(
      Object.entries(params).filter(([, value]) => typeof value === 'number'),
    )
    const key = `${JSON.stringify(numbers)}${query}`
    const made = known.get(key) ?? make(query, numbers)
    known.delete(key)
    known.set(key, made)
    const oldest = known.keys().next()
    if (known.size > MOST && !oldest.done) known.delete(oldest.value)
    return made
  }
}
