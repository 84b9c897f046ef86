import { useEffect, useRef, useState } from 'react'
import { getDraftId, getPublishedId } from 'sanity'
import { useSyncState, useValidationStatus } from '#studio/core/sanity-internals.ts'

/** In milliseconds. A check counts for the newest text when nothing was saved or checked for this long. */
const PAUSE = 300

interface Checked {
  /** Does the task when typed text is saved and checked: now, or soon. */
  whenChecked: () => void
  isWaiting: boolean
  /**
   * Whether the document was saved and checked once since it was opened. Before that, nothing is asked. The Studio draws a
   * document again when its perspective changes, as after a restore, and would forget the question.
   */
  isKnown: boolean
}

/**
 * Waits until a document is saved and its rules have run. Sanity's own button waits too, but it can take the check of an older
 * text for the check of the newest (sanity 6.16, `validation`). After a half-written price it then reports errors and publishes
 * nothing.
 * @param task the newest one runs, also when it changed while waiting
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
