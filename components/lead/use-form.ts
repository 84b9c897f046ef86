import { useLayoutEffect, useRef, useState } from 'react'
import type { FormData } from '#lib/leads/forms/form.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { Answer } from './sending.ts'

type Sending = Pick<typeof import('./sending.ts'), 'postForm'>

/** Sends a form. There is one submission at a time. */
export function useSubmission(type: FormType) {
  const [isBusy, setBusy] = useState(false)
  const sending = useRef(false)

  /** Returns `null` when a submission is under way. */
  async function submit(
    payload: FormData,
    { postForm }: Sending,
    form: HTMLFormElement,
  ): Promise<Answer | null> {
    if (sending.current) return null
    sending.current = true
    setBusy(true)
    try {
      return await postForm(type, payload, form)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { isBusy, submit }
}

/**
 * Focuses an element each time its content changes, and scrolls to its beginning. This happens before the paint: after the
 * paint the visitor may already have focused a field.
 */
export function useFocus<Element extends HTMLElement>(content: unknown) {
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    const shown = element.current
    if (!content || !shown) return
    shown.focus()
    // The browser does not scroll to an element that is taller than the screen and covers it already.
    if (shown.getBoundingClientRect().top < 0) shown.scrollIntoView()
  }, [content])
  return element
}

/**
 * The files of an input. They are copied when they are chosen, because another choice may replace them while code is loading.
 */
export function chosenFiles(target: EventTarget): File[] {
  return target instanceof HTMLInputElement ? [...(target.files ?? [])] : []
}
