import { useEffect, useState } from 'react'

/** How many milliseconds without typing pass before content that depends on the whole text is drawn. */
const PAUSE = 250

/** The value after it has not changed for `PAUSE`. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}
