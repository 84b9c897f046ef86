import { useCallback, useSyncExternalStore } from 'react'
import type { BehaviorSubject } from 'rxjs'

/** The current value of an RxJS subject. The component renders again when it changes. */
export function useCurrent<Value>(subject: BehaviorSubject<Value>): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = subject.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [subject],
  )
  return useSyncExternalStore(subscribe, () => subject.getValue())
}
