import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'

/**
 * Fetches the page again, drafts included; the promise resolves when it is shown. A call in the meantime makes it
 * fetch once more.
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
