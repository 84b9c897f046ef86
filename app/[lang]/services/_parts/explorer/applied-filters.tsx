'use client'

import { useRef } from 'react'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type CatalogueFilters, countFilters, NO_FILTERS } from '#lib/search/catalogue-filters.ts'
import { Icon } from '../../../_components/ui/icon.tsx'
import type { Chip, ExplorerPart, ExplorerWords } from './types.ts'

interface AppliedFiltersProps extends ExplorerPart {
  chips: Chip[]
  shown: number
  total: number
  lang: Language
}

/** How many services are shown, and what can be taken away again. */
export function AppliedFilters({ filters, change, words, chips, shown, total, lang }: AppliedFiltersProps) {
  const { number, plural } = getFormatters(lang)
  const count = countFilters(filters)
  const status = useRef<HTMLParagraphElement>(null)

  /** The button that was pressed is about to go, so the focus moves to what it changed. */
  function take(changed: Partial<CatalogueFilters>) {
    change(changed)
    status.current?.focus({ preventScroll: true })
  }

  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-8 gap-y-2.5">
      <p ref={status} role="status" tabIndex={-1} className="font-bold">
        {fillPlaceholders(plural(shown, words.showing), { shown: number(shown), total: number(total) })}
        {count > 0 && (
          <span className="ml-4 font-normal text-muted">
            {fillPlaceholders(plural(count, words.filtersApplied), { count: number(count) })}
          </span>
        )}
      </p>
      {count > 0 && (
        <ul className="flex flex-wrap items-center gap-2.5">
          {removable(filters, chips, words).map(({ key, label, without }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => take(without)}
                aria-label={fillPlaceholders(words.removeFilter, { filter: label })}
                className="inline-flex min-h-11 items-center gap-2.5 rounded-control border-2 border-coal bg-yellow px-3.5 text-small font-bold text-coal hover:bg-coal hover:text-yellow"
              >
                {label}
                <Icon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => take({ ...NO_FILTERS, chip: filters.chip })}
              className="min-h-11 px-1 text-small font-bold underline decoration-2 underline-offset-4"
            >
              {words.clearAll}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}

/** Search, categories and complexity can be removed one by one. */
function removable(filters: CatalogueFilters, chips: Chip[], words: ExplorerWords) {
  const search = filters.search.trim()
  return [
    ...(search ? [{ key: 'search', label: search, without: { search: '' } }] : []),
    ...filters.categories.map((slug) => ({
      key: `category-${slug}`,
      label: chips.find((chip) => chip.slug === slug)?.label ?? slug,
      without: { categories: filters.categories.filter((other) => other !== slug) },
    })),
    ...filters.complexity.map((level) => ({
      key: `complexity-${level}`,
      label: words.levels[level],
      without: { complexity: filters.complexity.filter((other) => other !== level) },
    })),
  ]
}
