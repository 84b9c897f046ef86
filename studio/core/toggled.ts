/** A copy of a set: without the value when the set contains it, otherwise with it. */
export function toggled<Value>(values: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(values)
  if (!next.delete(value)) next.add(value)
  return next
}
