import { useEffect, useRef, useState } from 'react'
import { getDraftId, getPublishedId } from 'sanity'
import { useSyncState, useValidationStatus } from '#studio/core/sanity-internals.ts'

/** For so many milliseconds nothing has to be saved or checked before a check counts as the newest text's. */
const PAUSE = 300

interface Checked {
  /** Does it when what was typed is saved and checked: now, or soon. */
  whenChecked: () => void
  isWaiting: boolean
  /**
   * Whether the document has been saved and checked once since it was opened. Before that nothing is asked for: the Studio draws
   * a document anew when its perspective changes, as after going back to an earlier version, and would forget it.
   */
  isKnown: boolean
}

/**
 * Waits until a document is saved and its rules have been asked. Sanity's own button waits too, but it takes the end of a check of
 * an older text for the newest text's (sanity 6.16, `validation`): it says that there are errors, and publishes nothing, when a
 * price is published that was half written a moment before.
 *
 * @param task the newest one is done, also when it changed while waiting
 */
export function useWhenChecked({ id, type }: { id: string; type: string }, task: () => void): Checked {
  const { isSyncing } = useSyncState(getPublishedId(id), type)
  const { isValidating } = useValidationStatus(getDraftId(id), type, true)
  const isBusy = isSyncing || isValidating
  const [isWaiting, setIsWaiting] = useState(false)
  const [isKnown, setIsKnown] = useState(false)
  const idleSince = useRef(Number.POSITIVE_INFINITY)
  const newest = useRef(task)

  useEffect(() => {
    newest.current = task
  })

  useEffect(() => {
    idleSince.current = isBusy ? Number.POSITIVE_INFINITY : performance.now()
  }, [isBusy])

  useEffect(() => {
    if (isBusy || (isKnown && !isWaiting)) return
    const timer = setTimeout(() => {
      setIsKnown(true)
      setIsWaiting(false)
      if (isWaiting) newest.current()
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [isKnown, isWaiting, isBusy])

  return {
    isKnown,
    isWaiting,
    whenChecked: () =>
      performance.now() - idleSince.current > PAUSE ? newest.current() : setIsWaiting(true),
  }
}
