'use client'

import { useEffect } from 'react'
import { enter } from '#lib/browser/controls.ts'
import { isChanged } from '#lib/browser/is-changed.ts'
import { fieldsOf, type Kept, keyOf, valuesOf, withStorage } from '#lib/browser/kept-fields.ts'
import { openAround } from '#lib/browser/open-around.ts'

/** What was typed on this page when a form was sent: in that form, and in the others. */
interface Typed {
  sent: Kept['values']
  others: Kept['values']
}

/**
 * The page has several forms, and the browser loads the page anew when one is sent. This keeps what was typed in the others, in
 * this tab, and what was sent when it was refused. Files and codes cannot be kept. Without scripts each form sends only itself.
 */
export function KeepTyped({ isDone }: { isDone: boolean }) {
  useEffect(() => {
    // What was done is said once: after a reload it may not be true any more.
    const url = new URL(location.href)
    if (!url.searchParams.has('said')) return
    url.searchParams.delete('said')
    history.replaceState(history.state, '', url)
  }, [])
  useEffect(() => {
    const key = `typed ${location.pathname}`
    const stored = withStorage((storage) => storage.getItem(key))
    withStorage((storage) => storage.removeItem(key))
    if (stored) {
      const { sent, others }: Typed = JSON.parse(stored)
      const values = new Map(isDone ? others : [...others, ...sent])
      // What was typed before this ran is newer, and stays.
      for (const field of fieldsOf(document).filter((field) => !isChanged(field))) {
        const value = values.get(keyOf(field))
        if (value === undefined) continue
        openAround(field)
        enter(field, value)
      }
    }
    const keep = ({ target }: Event) => {
      const form = target as HTMLFormElement
      // Null for a claim: when it is refused, it comes back on a page of its own, with what was typed.
      const action = new FormData(form).get('action')
      if (form.method !== 'post' || action === 'erase') return
      const fields = fieldsOf(document).filter(({ autocomplete }) => autocomplete !== 'one-time-code')
      const isOwn = (field: (typeof fields)[number]) => field.form === form
      const typed: Typed = {
        sent: action === null ? [] : valuesOf(fields.filter(isOwn)),
        others: valuesOf(fields.filter((field) => !isOwn(field) && field.form?.method === 'post')),
      }
      withStorage((storage) => storage.setItem(key, JSON.stringify(typed)))
    }
    document.addEventListener('submit', keep)
    return () => document.removeEventListener('submit', keep)
  }, [isDone])
  return null
}
