'use client'

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAddressQuery, useRelease } from '#components/address/use-address.tsx'
import { useEarlyActions } from '#components/ui/use-early-actions.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import {
  type CatalogueEntry,
  type CatalogueState,
  countFilters,
  listServices,
  readFilters,
  withKnownCategories,
  writeFilters,
} from '#lib/search/catalogue-filters.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { Cards } from './cards.tsx'
import { CategoryChips } from './category-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { SearchField } from './search-field.tsx'
import type { Chip, ExplorerWords } from './types.ts'
import { useNotes } from './use-notes.ts'
import { useResults } from './use-results.ts'

interface ExplorerProps {
  entries: CatalogueEntry[]
  /** The rendered card of every service, by its slug. */
  cards: Map<string, ReactNode>
  chips: Chip[]
  lang: Language
  words: ExplorerWords
}

/** The catalogue's search, filters, chips and results. Its state is the query of the address, so a search can be shared. */
export function Explorer({ entries, cards, chips, lang, words }: ExplorerProps) {
  const { query, push, listener } = useAddressQuery()
  const results = useRef<HTMLDivElement>(null)
  const tools = useEarlyActions<HTMLDivElement>()
  const [isUsed, setUsed] = useState(false)
  const { state, unknown } = useMemo(
    () => withKnownCategories(readFilters(new URLSearchParams(query)), chips),
    [query, chips],
  )
  const { found, cityName, status } = useResults(state, isUsed, lang)
  const shown = useMemo(
    () => listServices(entries, state, found?.services ?? null, LOCALES[lang]),
    [entries, state, found, lang],
  )
  const isEmpty = shown.length === 0
  const { notes, areReady } = useNotes(unknown !== '' || found !== null || isEmpty)
  const isReady = status !== 'loading' && areReady
  const nearest = useMemo(
    () => (isEmpty && notes?.nearestServices(entries, state, found?.near ?? null)) || [],
    [isEmpty, notes, entries, state, found],
  )
  useRelease(query, isReady)
  useArrival(isReady && (countFilters(state) > 0 || state.chip !== ''), results)

  const change = useCallback(
    (changed: Partial<CatalogueState>) => {
      const now = new URLSearchParams(window.location.search)
      push(writeFilters({ ...readFilters(now), ...changed }, now))
      // A shorter list would end above the visible part of the page, so the page scrolls up.
      if (results.current && results.current.getBoundingClientRect().top < 0) scrollTo(results.current)
    },
    [push],
  )

  const part = { filters: state, change, words }
  return (
    <>
      {listener}
      <div ref={tools} className="catalogue-tools">
        <div className="wrap">
          <div className="flex gap-3">
            <SearchField {...part} onUse={() => setUsed(true)} lang={lang} />
            <FilterPanel {...part} chips={chips} shown={shown.length} lang={lang} />
          </div>
          <CategoryChips {...part} chips={chips} total={entries.length} lang={lang} />
        </div>
      </div>
      <div ref={results} id="results" className="wrap pt-6 pb-16 md:pb-20 lg:pb-28">
        {notes && unknown && <notes.UnknownCategory slug={unknown} words={words} />}
        <AppliedFilters
          {...part}
          sort={state.sort}
          note={words.searchNotes[status]}
          cityName={cityName}
          chips={chips}
          shown={shown.length}
          total={entries.length}
          lang={lang}
        />
        {notes && found && <notes.FoundPages pages={found.pages} lang={lang} words={words} />}
        {notes && isEmpty && <notes.NothingFound filters={state} lang={lang} words={words} />}
        <Cards
          cards={cards}
          slugs={isEmpty ? nearest : shown}
          places={
            notes &&
            found &&
            ((slug) => (
              <notes.Places
                service={slug}
                cities={state.cities}
                results={found.places.get(slug)}
                lang={lang}
                words={words}
              />
            ))
          }
          lang={lang}
          words={words}
        />
      </div>
    </>
  )
}

const scrollTo = (part: HTMLElement) => part.scrollIntoView({ behavior: 'instant' })

/**
 * Scrolls to the results when the page is opened with filters in its address. It waits two frames: by then the hidden results
 * are filtered and have their final place.
 */
function useArrival(isFiltered: boolean, results: React.RefObject<HTMLElement | null>) {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current || !isFiltered) return
    hasArrived.current = true
    if (window.scrollY > 0) return
    requestAnimationFrame(() => requestAnimationFrame(() => results.current && scrollTo(results.current)))
  }, [isFiltered, results])
}
