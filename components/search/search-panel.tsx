import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { jobHref } from '#lib/chosen-job/job.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { askedJob, isOrder } from '#lib/search/global-search/asked-job.ts'
import { countGlobalFilters, NO_GLOBAL_FILTERS, SHOWN_RESULTS } from '#lib/search/global-search/filters.ts'
import type { Changes, Understood } from '#lib/search/global-search/finder.ts'
import type { FoundResults } from '#lib/search/global-search/search.ts'
import { TextLink } from '../ui/links.tsx'
import { Asked, askedText, hasMore, quoteId } from './asked.tsx'
import { FilterFields, FiltersInForm } from './filter-fields.tsx'
import { panelWords } from './panel-words.ts'
import { Nearest, optionId, Results, Suggestions } from './results.tsx'
import type { SearchPanelProps } from './types.ts'
import { useLoaded } from './use-loaded.ts'
import { moved, NO_OPTION, useKeys, useOutside, useText } from './use-search.ts'

const NOTHING: FoundResults = {
  results: [],
  nearest: [],
  hidden: 0,
  understood: { jobs: [], city: null },
  words: [],
  isRepair: false,
}

/** What the visitor changed in what a text was understood as. Another text is understood anew. */
interface Changed extends Changes {
  text: string
  without: readonly string[]
  quantities: Readonly<Record<string, number>>
}

const unchanged = (text: string): Changed => ({ text, without: [], quantities: {} })

/** The panel is wider when it shows filters beside the results. */
const WIDE = { '--panel': '58rem' } as CSSProperties

/**
 * The panel below the search box while the box has text: results, filters and popular searches (docs/product.md, Search).
 * The focus stays in the box; arrow keys move through the results.
 */
export function SearchPanel({ input, lang, note, onSearch, onState }: SearchPanelProps) {
  const words = panelWords(lang)
  const listId = `${input.id}-results`
  const askedId = `${input.id}-asked`
  const { text, isOpen, setDismissed } = useText(input)
  const { loaded, hasFailed } = useLoaded(lang, text)
  const [filters, setFilters] = useState(NO_GLOBAL_FILTERS)
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const [active, setActive] = useState(NO_OPTION)
  const [stored, setChanged] = useState(unchanged(''))
  const changed = useMemo(() => (stored.text === text ? stored : unchanged(text)), [stored, text])
  const {
    results: all,
    nearest,
    hidden,
    ...found
  } = useMemo(
    () => (loaded && isOpen ? loaded.search(text, filters, changed) : NOTHING),
    [loaded, isOpen, text, filters, changed],
  )
  const results = useMemo(() => all.slice(0, SHOWN_RESULTS), [all])
  const understood = withQuantities(found.understood, changed)
  // biome-ignore lint/correctness/useExhaustiveDependencies(results): In a new list no result is active yet.
  useEffect(() => setActive(NO_OPTION), [results])
  useEffect(() => {
    const isExpanded = results.length > 0
    onState({
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': active === NO_OPTION ? undefined : optionId(listId, active),
    })
    if (active !== NO_OPTION)
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [results, active, listId, onState])

  function choose() {
    setDismissed(true)
    input.blur()
  }

  useKeys(input, (key) => {
    if (key === 'Escape' && isOpen) setDismissed(true)
    else if (key === 'ArrowDown' && !isOpen) setDismissed(false)
    else if (key === 'Enter') {
      const chosen = active === NO_OPTION && results[0]?.exact ? 0 : active
      const isQuote = active === NO_OPTION && isOrder(understood)
      const option = document.getElementById(isQuote ? quoteId(askedId) : optionId(listId, chosen))
      option?.click()
      return option !== null
    } else {
      const next = moved(key, active, results.length)
      if (next === null) return false
      setActive(next)
    }
    return true
  })

  useOutside(input.closest('search'), () => setDismissed(true))

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    input.focus()
    setDismissed(true)
  }

  function clearFilters() {
    setFilters(NO_GLOBAL_FILTERS)
    setFiltersOpen(false)
    input.focus()
  }

  const { plural, number } = getFormatters(lang)
  const counted = (count: number, forms: { one: string; other: string }) =>
    fillPlaceholders(plural(count, forms), { count: number(count) })
  const isEmpty = loaded !== null && results.length === 0
  const status = hasFailed
    ? words.failed
    : loaded
      ? isEmpty
        ? words.empty
        : counted(results.length, words.count)
      : words.loading

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen &&
          [status, hasMore(understood) && askedText(understood, words, lang)].filter(Boolean).join('. ')}
      </p>
      {isOpen && <FiltersInForm form={input.form?.id} filters={filters} />}
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: It listens to keys of the controls inside.
        <div className="search-panel" style={areFiltersOpen ? WIDE : undefined} onKeyDown={closeOnEscape}>
          <div className="flex min-h-13 items-center justify-between gap-3 border-b-2 border-rule px-5">
            <p aria-hidden="true" className="font-bold">
              {isEmpty ? '' : status}
            </p>
            {loaded && (
              <button
                type="button"
                aria-expanded={areFiltersOpen}
                onClick={() => setFiltersOpen(!areFiltersOpen)}
                className="flex min-h-11 items-center gap-2.5 font-bold"
              >
                <span className="underline decoration-2 underline-offset-4">{words.filters}</span>
                {countGlobalFilters(filters) > 0 && (
                  <span className="flex size-6.5 items-center justify-center rounded-full bg-disc text-label text-on-disc">
                    {countGlobalFilters(filters)}
                  </span>
                )}
              </button>
            )}
          </div>
          {note && <p className="border-b border-rule px-5 py-3 text-small">{note}</p>}
          {hasFailed && (
            <p className="px-5 py-2">
              <TextLink
                href={`/services?${new URLSearchParams({ q: text.trim() })}`}
                lang={lang}
                label={words.searchCatalogue}
              />
            </p>
          )}
          {loaded && (
            <div className={areFiltersOpen ? 'xl:grid xl:grid-cols-[1fr_20rem]' : ''}>
              {areFiltersOpen && (
                <FilterFields
                  id={`${input.id}-filters`}
                  filters={filters}
                  change={setFilters}
                  clear={clearFilters}
                  index={loaded.index}
                  words={words}
                  lang={lang}
                />
              )}
              <div className="min-w-0">
                {hasMore(understood) && (
                  <Asked
                    id={askedId}
                    understood={understood}
                    sentence={text}
                    index={loaded.index}
                    words={words}
                    lang={lang}
                    setCity={(city) => setChanged({ ...changed, city })}
                    setQuantity={(service, quantity) =>
                      setChanged({ ...changed, quantities: { ...changed.quantities, [service]: quantity } })
                    }
                    remove={(service) => {
                      setChanged({ ...changed, without: [...changed.without, service] })
                      // The pressed button disappears.
                      input.focus()
                    }}
                  />
                )}
                {isEmpty ? (
                  <div className="border-b border-rule p-5">
                    <p className="type-h5">{fillPlaceholders(words.emptyFor, { query: text.trim() })}</p>
                    <p className="mt-2">{words.emptyHint}</p>
                    <TextLink
                      href={jobHref('/get-quote', {
                        ...askedJob(understood, text),
                        ...(filters.cities[0] && { city: filters.cities[0] }),
                      })}
                      lang={lang}
                      className="mt-1"
                      label={fillPlaceholders(words.quoteFor, { query: text.trim() })}
                    />
                    {nearest.length > 0 && <Nearest results={nearest} words={words} lang={lang} />}
                  </div>
                ) : (
                  <Results
                    id={listId}
                    results={results}
                    active={active}
                    choose={choose}
                    words={words}
                    lang={lang}
                  />
                )}
                {hidden > 0 && (
                  <p className="border-b border-rule px-5 text-small">
                    {counted(hidden, words.hidden)}{' '}
                    <button
                      type="button"
                      onClick={clearFilters}
                      className="min-h-11 px-1 font-bold underline decoration-2 underline-offset-4"
                    >
                      {words.clearAll}
                    </button>
                  </p>
                )}
                {!hasMore(understood) && (
                  <Suggestions
                    suggestions={loaded.index.suggestions}
                    choose={onSearch}
                    title={words.popular}
                  />
                )}
              </div>
            </div>
          )}
        </div>
      )}
    </>
  )
}

function withQuantities({ jobs, city }: Understood, { quantities }: Changed): Understood {
  return {
    city,
    jobs: jobs.map((job) => ({ ...job, quantity: quantities[job.service.slug] ?? job.quantity })),
  }
}
