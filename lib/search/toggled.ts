/** The list without `value` if the list has it, otherwise the list with `value` at the end. */
export function toggled<Value>(values: Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
