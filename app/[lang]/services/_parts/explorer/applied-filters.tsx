'use client'

import { useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { Select } from '#components/ui/select.tsx'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import {
  type CatalogueFilters,
  type CatalogueState,
  countFilters,
  NO_FILTERS,
  SORTS,
  type Sort,
} from '#lib/search/catalogue-filters.ts'
import type { Chip, ExplorerPart } from './types.ts'

interface AppliedFiltersProps extends ExplorerPart {
  sort: Sort
  /** A message about the search itself: that it is loading, or could not be loaded. */
  note: string
  /** The name of a city by its slug. */
  cityName: (slug: string) => string
  chips: Chip[]
  shown: number
  total: number
  lang: Language
}

/** The number of services, their order, and the filters that can be removed. */
export function AppliedFilters({
  filters,
  change,
  link,
  words,
  sort,
  note,
  cityName,
  chips,
  shown,
  total,
  lang,
}: AppliedFiltersProps) {
  const { number, plural } = getFormatters(lang)
  const count = countFilters(filters)
  const status = useRef<HTMLParagraphElement>(null)
  /** The followed link disappears, so the focus moves to the line with the number of services. */
  const without = (changed: Partial<CatalogueState>) =>
    link(changed, () => status.current?.focus({ preventScroll: true }))

  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <p ref={status} role="status" tabIndex={-1} className="font-bold">
        {note ||
          fillPlaceholders(plural(shown, words.showing), { shown: number(shown), total: number(total) })}
        {count > 0 && (
          <>
            {' '}
            <span className="inline-block font-normal text-muted sm:ml-4">
              {fillPlaceholders(plural(count, words.filtersApplied), { count: number(count) })}
            </span>
          </>
        )}
      </p>
      <SortSelect sort={sort} change={change} words={words} isSearch={filters.search.trim() !== ''} />
      {count > 0 && (
        <ul className="flex basis-full flex-wrap items-center gap-2.5">
          {removable({ filters, chips, cityName, words }).map(({ key, label, left }) => (
            <li key={key} className="max-w-full">
              <a
                href={without(left).href}
                onClick={without(left).onClick}
                aria-label={fillPlaceholders(words.removeFilter, { filter: label })}
                className="inline-flex min-h-11 items-center gap-2.5 rounded-control border-2 border-dark bg-loud px-3.5 text-small font-bold wrap-anywhere text-dark hover:bg-dark hover:text-loud"
              >
                {label}
                <Icon name="close" className="size-3.5" />
              </a>
            </li>
          ))}
          <li>
            <a
              {...without(NO_FILTERS)}
              className="inline-flex min-h-11 items-center px-1 text-small font-bold underline decoration-2 underline-offset-4"
            >
              {words.clearAll}
            </a>
          </li>
        </ul>
      )}
    </div>
  )
}

interface SortSelectProps extends Pick<ExplorerPart, 'change' | 'words'> {
  sort: Sort
  isSearch: boolean
}

function SortSelect({ sort, change, words, isSearch }: SortSelectProps) {
  const labels = { ...words.sorts, best: isSearch ? words.sorts.best : words.sorts.popular }
  return (
    <div className="flex flex-wrap items-center gap-2.5 text-small">
      <label htmlFor="catalogue-sort">{words.sortBy}</label>
      <Select
        id="catalogue-sort"
        name="sort"
        className="field-box min-h-11 w-auto py-1.5"
        value={sort}
        onChange={({ target }) => change({ sort: SORTS.find((known) => known === target.value) })}
      >
        {SORTS.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </Select>
      <button type="submit" className="btn btn-outline btn-small hidden noscript:inline-flex">
        {words.apply}
      </button>
    </div>
  )
}

/** The filters that can be removed one by one. */
function removable({
  filters,
  chips,
  cityName,
  words,
}: Pick<AppliedFiltersProps, 'filters' | 'chips' | 'cityName' | 'words'>) {
  const search = filters.search.trim()
  const each = <Name extends 'cities' | 'categories' | 'complexity'>(
    name: Name,
    labelOf: (value: CatalogueFilters[Name][number]) => string,
  ) =>
    filters[name].map((value) => ({
      key: `${name}-${value}`,
      label: labelOf(value),
      left: { [name]: filters[name].filter((other) => other !== value) },
    }))
  const toggle = (name: 'licenseRequired' | 'permitRequired') =>
    filters[name] ? [{ key: name, label: words[name], left: { [name]: false } }] : []
  return [
    ...(search ? [{ key: 'search', label: search, left: { search: '' } }] : []),
    ...each('cities', cityName),
    ...each('categories', (slug) => chips.find((chip) => chip.slug === slug)?.label ?? slug),
    ...each('complexity', (level) => words.levels[level]),
    ...toggle('licenseRequired'),
    ...toggle('permitRequired'),
  ]
}
