'use client'

import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import {
  type CatalogueEntry,
  type CatalogueFilters,
  countFilters,
  matches,
  readFilters,
  writeFilters,
} from '#lib/search/catalogue-filters.ts'
import { useAddressQuery } from '../../../_components/address/use-address.tsx'
import { useEarlyActions } from '../../../_components/app/use-early-actions.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { CategoryChips } from './category-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { SearchField } from './search-field.tsx'
import type { Chip, ExplorerWords } from './types.ts'

interface ExplorerProps {
  entries: CatalogueEntry[]
  /** One rendered card per entry, in the same order. */
  cards: ReactNode[]
  chips: Chip[]
  lang: Language
  words: ExplorerWords
}

/** The catalogue's search, filters, chips and results. Its state is the address's query. */
export function Explorer({ entries, cards, chips, lang, words }: ExplorerProps) {
  const { query, push, listener } = useAddressQuery()
  const results = useRef<HTMLDivElement>(null)
  const tools = useEarlyActions<HTMLDivElement>()
  const filters = useMemo(() => readFilters(new URLSearchParams(query)), [query])
  const shown = useMemo(
    () => new Set(entries.filter((entry) => matches(entry, filters)).map(({ slug }) => slug)),
    [entries, filters],
  )
  const isFiltered = countFilters(filters) > 0 || filters.chip !== ''

  useArrival(isFiltered, results)

  const change = useCallback(
    (changed: Partial<CatalogueFilters>) => {
      const now = new URLSearchParams(window.location.search)
      push(writeFilters({ ...readFilters(now), ...changed }, now))
    },
    [push],
  )

  const part = { filters, change, words }
  return (
    <>
      {listener}
      <div ref={tools} className="border-b-2 border-rule">
        <div className="wrap pb-8">
          <div className="flex gap-3">
            <SearchField {...part} lang={lang} />
            <FilterPanel {...part} chips={chips} shown={shown.size} lang={lang} />
          </div>
          <CategoryChips {...part} chips={chips} total={entries.length} lang={lang} />
        </div>
      </div>
      <div ref={results} id="results" className="wrap scroll-mt-0 pt-6 pb-16 md:pb-20 lg:pb-28">
        <AppliedFilters {...part} chips={chips} shown={shown.size} total={entries.length} lang={lang} />
        {shown.size === 0 && (
          <div className="rounded-frame border-2 border-rule px-5 py-14 text-center">
            <p className="type-h3">{words.empty}</p>
            <p className="mt-2">{words.emptyHint}</p>
          </div>
        )}
        <ul className="ruled sm:grid-cols-2 lg:grid-cols-3" hidden={shown.size === 0}>
          {entries.map((entry, index) => (
            <li key={entry.slug} hidden={!shown.has(entry.slug)}>
              {cards[index]}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/**
 * An address that already carries filters leads straight to the results. They are filtered out of sight first and
 * scrolled to in a later frame, so that nothing is seen to move.
 */
function useArrival(isFiltered: boolean, results: React.RefObject<HTMLElement | null>) {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    if (isFiltered && window.scrollY === 0) {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => results.current?.scrollIntoView({ behavior: 'instant' })),
      )
    }
    if (isFiltered) hasArrived.current = true
  }, [isFiltered, results])
}
