import { useEffect, useRef, useState } from 'react'
import { getDraftId, getPublishedId } from 'sanity'
import { useSyncState, useValidationStatus } from '#studio/core/sanity-internals.ts'

/** Milliseconds. If nothing was being saved or checked for this long, the last check was a check of the newest text. */
const PAUSE = 300

interface Checked {
  /** Runs the task as soon as typed text is saved and checked. */
  whenChecked: () => void
  isWaiting: boolean
  /**
   * Whether the document was saved and checked once since it was opened. Before that, the button is disabled: the Studio may
   * still mount the document again, for example after a restore, and would close a dialog that the button opened.
   */
  isKnown: boolean
}

/**
 * Waits until a document is saved and its rules have run. Sanity's own button waits too, but it can take the check of an older
 * text for the check of the newest (sanity 6.16, `validation`). Then it may report the errors of a half-written price and
 * publish nothing.
 * @param task if it changes during the wait, the newest task runs
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
