import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'

/** Fetches the page anew, drafts included; the promise is kept once it shows. */
export function useRefresh(): () => Promise<void> {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    if (isPending) return
    for (const done of waiting.current.splice(0)) done()
  }, [isPending])

  return useCallback(
    () =>
      new Promise<void>((done) => {
        waiting.current.push(done)
        startTransition(() => router.refresh())
      }),
    [router],
  )
}
