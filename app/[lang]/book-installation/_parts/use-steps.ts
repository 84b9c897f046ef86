import { useEffect, useRef, useState } from 'react'
import { tellVisit } from '#lib/browser/tell-visit.ts'
import { LAST_STEP } from './steps.ts'

/**
 * Keeps the step in the browser's history, so that Back goes to the previous step. The address always names the step that is
 * shown: `#step-2` and so on.
 * @param first the step when the address names no step
 * @param clamp returns the step, or the first step with a missing answer when that comes before it
 */
export function useSteps(first: number, clamp: (step: number) => number) {
  const [step, setStep] = useState(first)
  const reached = useRef(0)

  useEffect(() => {
    while (reached.current < step) tellVisit(++reached.current)
  }, [step])

  useEffect(() => {
    const follow = (event?: PopStateEvent) => {
      const asked = stepInAddress(first)
      const shown = clamp(asked)
      setStep(shown)
      if (shown === asked) return
      history.replaceState(null, '', addressOf(shown, first))
      // A sent request has no answers any more, so its later steps cannot be shown. Back skips their history entries.
      if (event) history.back()
    }
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [first, clamp])

  /** Goes to a step and adds a history entry: the next step, or an earlier step that a link opens. */
  function goTo(next: number) {
    history.pushState({ cameFrom: step }, '', addressOf(next, first))
    setStep(next)
  }

  function previous() {
    if (history.state?.cameFrom === step - 1) return history.back()
    history.replaceState(null, '', addressOf(step - 1, first))
    setStep(step - 1)
  }

  function restart() {
    history.replaceState(null, '', addressOf(1, first))
    setStep(1)
  }

  return { step, goTo, previous, restart }
}

function addressOf(step: number, first: number) {
  return step === first ? location.pathname + location.search : `#step-${step}`
}

function stepInAddress(first: number) {
  const step = Number(location.hash.match(/^#step-(\d)$/)?.[1] ?? first)
  return Math.min(Math.max(step, 1), LAST_STEP)
}
