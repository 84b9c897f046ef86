'use client'

import { Icon } from '#components/ui/icon.tsx'
import { LONGEST_SEARCH } from '#lib/search/catalogue-filters.ts'
import type { ExplorerWords } from './types.ts'

interface SearchFieldProps {
  text: string
  onType: (text: string) => void
  /** Called when somebody is about to search, to load the code of the search in time. */
  onUse: () => void
  words: ExplorerWords
}

export function SearchField({ text, onType, onUse, words }: SearchFieldProps) {
  return (
    <search className="relative min-w-0 grow" onFocus={onUse}>
      <label htmlFor="catalogue-search" className="sr-only">
        {words.search}
      </label>
      <button
        type="submit"
        aria-label={words.search}
        className="focus-inside absolute inset-y-0 left-0 flex w-12 items-center justify-center"
      >
        <Icon name="search" />
      </button>
      <input
        id="catalogue-search"
        type="search"
        name="q"
        value={text}
        onChange={(event) => onType(event.target.value)}
        placeholder={words.searchPlaceholder}
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        className="field-box pl-12 text-ellipsis"
      />
    </search>
  )
}
