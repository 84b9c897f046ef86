'use client'

import type { FormEvent } from 'react'
import { useTypedSearch } from '#components/address/use-typed-search.ts'
import { Icon } from '#components/ui/icon.tsx'
import type { Language } from '#lib/i18n/languages.ts'
import type { ExplorerPart } from './types.ts'

interface SearchFieldProps extends ExplorerPart {
  /** Called when somebody is about to search, to load the code of the search in time. */
  onUse: () => void
  lang: Language
}

export function SearchField({ filters, change, words, onUse, lang }: SearchFieldProps) {
  const { text, type } = useTypedSearch(filters.search, (search) => change({ search }))

  function submit(event: FormEvent) {
    event.preventDefault()
    type(text, 0)
  }

  return (
    <search className="min-w-0 grow" onFocus={onUse}>
      <form action="/services" onSubmit={submit} className="relative">
        <label htmlFor="catalogue-search" className="sr-only">
          {words.search}
        </label>
        <Icon name="search" className="pointer-events-none absolute top-1/2 left-4 [translate:0_-50%]" />
        <input
          id="catalogue-search"
          type="search"
          name="q"
          value={text}
          onChange={(event) => type(event.target.value)}
          placeholder={words.searchPlaceholder}
          autoComplete="off"
          className="field-box pl-12 text-ellipsis"
        />
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
      </form>
    </search>
  )
}
