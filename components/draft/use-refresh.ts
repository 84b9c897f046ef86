import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'

/**
 * Returns a function that fetches the page again, with its drafts. The promise resolves when the new page is shown. A call
 * during a fetch starts one more fetch after it.
 */
export function useRefresh(): () => Promise<void> {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const isRunning = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  const running = useRef<(() => void)[]>([])

  const start = useCallback(() => {
    isRunning.current = true
    running.current = waiting.current.splice(0)
    startTransition(() => router.refresh())
  }, [router])

  useEffect(() => {
    if (isPending || !isRunning.current) return
    isRunning.current = false
    for (const done of running.current.splice(0)) done()
    if (waiting.current.length > 0) start()
  }, [isPending, start])

  return useCallback(
    () =>
      new Promise<void>((done) => {
        waiting.current.push(done)
        if (!isRunning.current) start()
      }),
    [start],
  )
}
