import { useState } from 'react'

/** Runs actions that reject with an Error whose message can be shown. */
export function useAction() {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  /** Resolves to whether the action succeeded. */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true)
    try {
      await action()
      setProblem(null)
      return true
    } catch (error) {
      setProblem((error as Error).message)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return { problem, isBusy, run }
}
