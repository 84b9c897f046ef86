'use client'

import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useAddressQuery } from '#components/address/use-address.tsx'
import { useTypedSearch } from '#components/address/use-typed-search.ts'
import { opensElsewhere } from '#components/layout/link-scripts.ts'
import { useEarlyActions } from '#components/ui/use-early-actions.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import {
  type CatalogueState,
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
import type { ExplorerPart, ExplorerProps } from './types.ts'
import { type Notes, useNotes } from './use-notes.ts'
import { useResults } from './use-results.ts'

/**
 * The catalogue's search, filters, chips and results. Its state is the query of the address, so a search can be shared. It is a
 * form and links, so without scripts the server answers with the changed list.
 */
export function Explorer({
  entries,
  cards,
  chips,
  start,
  notes: given = null,
  lang,
  words,
}: ExplorerProps & { notes?: Notes | null }) {
  const { query, push, listener } = useAddressQuery(start?.query)
  const results = useRef<HTMLDivElement>(null)
  const form = useEarlyActions<HTMLFormElement>()
  const [isUsed, setUsed] = useState(false)
  const { state, unknown } = useMemo(
    () => withKnownCategories(readFilters(new URLSearchParams(query)), chips),
    [query, chips],
  )
  const { found, cityName, status } = useResults(state, isUsed, lang, start)
  const shown = useMemo(
    () => listServices(entries, state, found?.services ?? null, LOCALES[lang]),
    [entries, state, found, lang],
  )
  const isEmpty = shown.length === 0
  const notes = useNotes(unknown !== '' || found !== null || isEmpty, given)
  const nearest = useMemo(
    () => (isEmpty && notes?.nearestServices(entries, state, found?.near ?? null)) || [],
    [isEmpty, notes, entries, state, found],
  )

  const change = useCallback(
    (changed: Partial<CatalogueState>) => {
      const now = new URLSearchParams(window.location.search)
      push(writeFilters({ ...readFilters(now), ...changed }, now))
      // A shorter list would end above the visible part of the page, so the page scrolls up.
      if (results.current && results.current.getBoundingClientRect().top < 0)
        results.current.scrollIntoView({ behavior: 'instant' })
    },
    [push],
  )

  const link: ExplorerPart['link'] = (changed, after) => ({
    href: localizedHref(`/services?${writeFilters({ ...state, ...changed }, new URLSearchParams())}`, lang),
    onClick: (event) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      change(changed)
      after?.()
    },
  })

  const { text, type } = useTypedSearch(state.search, (search) => change({ search }))

  function submit(event: FormEvent) {
    event.preventDefault()
    type(text, 0)
  }

  const part = { filters: state, change, link, words }
  return (
    <>
      {listener}
      <form ref={form} action="/services" onSubmit={submit}>
        {state.chip && <input type="hidden" name="category" value={state.chip} />}
        {state.cities.length > 0 && <input type="hidden" name="city" value={state.cities.join()} />}
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        <div className="catalogue-tools">
          <div className="wrap">
            <div className="flex gap-3">
              <SearchField text={text} onType={type} onUse={() => setUsed(true)} words={words} />
              <FilterPanel {...part} chips={chips} shown={shown.length} lang={lang} />
            </div>
            <CategoryChips {...part} chips={chips} total={entries.length} />
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
          {notes && found && <notes.Sentence {...part} found={found} lang={lang} />}
          {notes && found && <notes.FoundPages pages={found.pages} lang={lang} words={words} />}
          {notes && isEmpty && <notes.NothingFound filters={state} lang={lang} words={words} />}
          <Cards
            cards={cards}
            slugs={isEmpty ? nearest : shown}
            places={
              notes &&
              found &&
              ((slug) => (
                <notes.Places service={slug} results={found.places.get(slug)} lang={lang} words={words} />
              ))
            }
            lang={lang}
            words={words}
          />
        </div>
      </form>
    </>
  )
}
