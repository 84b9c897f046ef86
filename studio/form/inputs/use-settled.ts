import { useEffect, useState } from 'react'

/** For so many milliseconds nobody types before what depends on the whole text is drawn. */
const PAUSE = 250

/** The value as it was when it last stood still. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}
