import { useState } from 'react'

/** The earlier one of two equal values that follow each other. What depends on it is then not drawn again. */
export function useSame<Value>(value: Value, areSame: (one: Value, other: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (areSame(kept, value)) return kept
  keep(value)
  return value
}
