import { type ChangeEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type StringInputProps, set, unset } from 'sanity'
import { typedInto } from './merged-text.ts'

/** The longest wait in milliseconds when the browser draws no frame, because the window is hidden. */
const LONGEST_WAIT = 500

/** The document gets typed text before handlers of these events run: a shortcut may publish it, a click may close it. */
const OTHER_EVENTS = ['keydown', 'pointerdown', 'focusout', 'visibilitychange', 'beforeunload', 'pagehide']

interface Typed {
  /** The document's text when the person began to type. */
  before: string
  text: string
}

/**
 * The props of the `<input>` or `<textarea>` of a text. It shows typed text at once. The document changes after the browser has
 * painted, because that change renders the form, its list and its buttons, which takes most of a frame.
 */
export function useTypedText({ elementProps, onChange, readOnly, value = '' }: StringInputProps) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const newest = useRef({ onChange, readOnly, value })
  useLayoutEffect(() => {
    newest.current = { onChange, readOnly, value }
  })
  const pending = useRef<{ typed: Typed; ending: AbortController } | null>(null)

  const tell = useCallback(() => {
    // Read-only means: the form has lost its connection to the lake, and refuses changes until it is connected again.
    if (!pending.current || newest.current.readOnly) return
    const { typed, ending } = pending.current
    pending.current = null
    ending.abort()
    const { onChange, value } = newest.current
    const text = typedInto(typed.before, typed.text, value)
    onChange(text === '' ? unset() : set(text))
    setTyped(null)
  }, [])
  useLayoutEffect(() => tell, [tell])
  useEffect(() => {
    if (!readOnly) tell()
  }, [readOnly, tell])

  const change = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const before = pending.current?.typed.before ?? newest.current.value
      const typed = { before, text: currentTarget.value }
      const ending = pending.current?.ending ?? callSoon(tell)
      pending.current = { typed, ending }
      setTyped(typed)
    },
    [tell],
  )
  const text = typed?.text
  return useMemo(
    () => ({ ...elementProps, onChange: change, ...(text !== undefined && { value: text }) }),
    [elementProps, change, text],
  )
}

/** Calls back after the next paint, or before any action other than typing. Aborting the result ends the wait. */
function callSoon(callback: () => void): AbortController {
  const ending = new AbortController()
  const { signal } = ending
  let timer = setTimeout(callback, LONGEST_WAIT)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    // A separate task runs after the frame has been painted.
    timer = setTimeout(callback)
  })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  })
  const hear = (event: Event) => {
    if (!isCharacter(event)) callback()
  }
  for (const name of OTHER_EVENTS) window.addEventListener(name, hear, { capture: true, signal })
  return ending
}

function isCharacter(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    event.key.length === 1 &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey
  )
}
