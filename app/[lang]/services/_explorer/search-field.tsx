'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { Icon } from '../../_components/ui/icon.tsx'
import type { ExplorerPart } from './types.ts'

/** Typing is shown at once and reaches the address when it pauses. */
const PAUSE = 250

export function SearchField({ filters, change, words, lang }: ExplorerPart & { lang: Language }) {
  const [text, setText] = useState(filters.search)
  const timer = useRef<number>(undefined)

  // The address may change from elsewhere: Back, a removed chip, 'Clear All'.
  useEffect(() => setText(filters.search), [filters.search])

  function search(next: string, delay: number) {
    setText(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => change({ ...filters, search: next }), delay)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    search(text, 0)
  }

  return (
    <search className="min-w-0 grow">
      <form action="/services" onSubmit={submit} className="relative">
        <label htmlFor="catalogue-search" className="sr-only">
          {words.search}
        </label>
        <Icon name="search" className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2" />
        <input
          id="catalogue-search"
          type="search"
          name="q"
          value={text}
          onChange={(event) => search(event.target.value, PAUSE)}
          placeholder={words.searchPlaceholder}
          autoComplete="off"
          className="field-box pl-12 text-ellipsis"
        />
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
      </form>
    </search>
  )
}
