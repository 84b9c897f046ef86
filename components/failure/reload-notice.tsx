'use client'

import { useEffect, useState } from 'react'
import { hasKeptFields, keepFields } from '#lib/browser/kept-fields.ts'
import { loadLazily, PRELOAD_ERROR } from '#lib/browser/lazy-module.ts'
import { reportError } from '#lib/browser/report-error.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { buttonClass } from '../ui/button-class.ts'

/**
 * Shown when code that loads on demand is gone, mostly because of a new release. The page stays as it is, and the notice
 * offers to reload with everything that was typed.
 */
export function ReloadNotice({ words }: { words: Dictionary['app']['reload'] }) {
  const [isStale, setIsStale] = useState(false)

  useEffect(() => {
    // The scripts of the page run now, so the early script no longer needs to note clicks and to handle Back.
    if (window.early) {
      window.removeEventListener('click', window.early.note)
      window.removeEventListener('popstate', window.early.leave)
    }
    // The booking wizard (`step-1`) restores its fields itself, because they decide which step it shows.
    if (hasKeptFields() && !document.getElementById('step-1')) void restore()
    const onFailure = (event: Event) => {
      setIsStale(true)
      if (event instanceof CustomEvent) reportError('load', event.detail)
    }
    window.addEventListener(PRELOAD_ERROR, onFailure)
    return () => window.removeEventListener(PRELOAD_ERROR, onFailure)
  }, [])

  function reload() {
    keepFields()
    window.location.reload()
  }

  return (
    <div role="status" className="fixed inset-x-0 top-0 z-20">
      {isStale && (
        <div className="on-loud border-b-2 border-rule">
          <div className="wrap flex flex-wrap items-center gap-4 py-3">
            <p className="font-label">{words.text}</p>
            <button type="button" onClick={reload} className={buttonClass({ tone: 'dark', small: true })}>
              {words.action}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

async function restore() {
  const module = await loadLazily(() => import('#lib/browser/restore-fields.ts'))
  module?.restoreFields()
}
