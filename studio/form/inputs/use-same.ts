import { useState } from 'react'

/** The earlier one of two values that say the same, one after the other: what depends on it is not drawn anew. */
export function useSame<Value>(value: Value, areSame: (one: Value, other: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (areSame(kept, value)) return kept
  keep(value)
  return value
}
