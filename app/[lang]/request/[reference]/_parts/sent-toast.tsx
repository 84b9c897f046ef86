'use client'

import { useEffect } from 'react'
import { takeToast } from '#lib/browser/sent-request.ts'
import { toast } from '#lib/browser/toast/store.ts'

interface SentToastProps {
  reference: string
  title: string
  text: string
}

/** Shows the toast of a success once, when this tab has just sent this request. It is shown here, so that it covers no text. */
export function SentToast({ reference, title, text }: SentToastProps) {
  useEffect(() => {
    if (takeToast(reference)) toast({ title, description: text, tone: 'success' })
  }, [reference, title, text])
  return <div data-toast-place="" className="mb-4 noscript:hidden print:hidden" />
}
