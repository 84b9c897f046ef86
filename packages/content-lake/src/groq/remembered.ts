const MOST = 500

/**
 * Makes something of a query, and remembers it for the queries that were used last. `[$i]` and `[$from...$to]` are slices only
 * when the parameters are numbers, so groq-js needs to know them to parse. They are therefore part of what is remembered; other
 * parameters are not, and `make` is not told them.
 */
export function remembered<Made>(
  make: (query: string, numbers: Record<string, unknown>) => Made,
): (query: string, params: Record<string, unknown>) => Made {
  /** Least recently used first. */
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
